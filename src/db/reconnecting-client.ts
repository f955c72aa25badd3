import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface ReconnectingClientOptions {
  url: string;
  applicationName: string;
  /** Called with every new connection; the next one is made when this one has ended. */
  onConnect: (client: Client) => Promise<void>;
  onError: (error: Error) => void;
  signal: AbortSignal;
}

const CONNECT_TIMEOUT_MS = 3_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** A half-open connection says nothing for ever; asking finds out. */
const HEARTBEAT_MS = 15_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/** Keeps one connection until the signal: a lost one is made again, with growing delays. */
export async function keepConnected(options: ReconnectingClientOptions): Promise<void> {
  let delay = FIRST_DELAY_MS;
  while (!options.signal.aborted) {
    try {
      await connectOnce(options);
      delay = FIRST_DELAY_MS;
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
    await pause(delay, undefined, { signal: options.signal }).catch(() => undefined);
  }
}

/** Resolves when a connection that had been made has ended. */
async function connectOnce({ onConnect, onError, signal, ...options }: ReconnectingClientOptions) {
  const client = createClient(options);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const leave = () => void client.end().catch(onError);
  client.on('error', onError);
  try {
    await client.connect();
    await onConnect(client);
  } catch (error) {
    leave();
    throw error;
  }
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(leave), HEARTBEAT_MS);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  await ended;
  signal.removeEventListener('abort', leave);
  clearInterval(heartbeat);
}

function createClient({ url, applicationName }: { url: string; applicationName: string }): Client {
  return new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  });
}
