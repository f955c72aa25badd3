import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isPushEndpoint } from '#contract/push-token.ts';
import { codeOf, DeliveryError } from '../delivery-error.ts';
import { publicLookup } from '../public-lookup.ts';
import type { ConnectionRule } from '../public-lookup.ts';
import type { Push, PushGateway, PushOutcome } from './port.ts';

/** The keys by which push services know this site, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface WebPushOptions extends ConnectionRule {
  /** Told to push services, so that they can write to somebody: `mailto:` or `https:`. */
  contact: string;
  keys: () => Promise<PushKeys>;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const LONGEST_REPLY_BYTES = 64 * 1024;
const MAX_CONNECTIONS = 8;

/** Nothing was sent: no connection was made, or the push service is busy. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'not-public',
]);
const TRANSIENT = new Set([408, 425, 429, 503]);
const GONE = new Set([404, 410]);

// spec: third-party:push
/**
 * Push messages by Web Push (RFC 8030, 8291, 8292), encrypted for one browser each. It connects to push
 * services alone, to exactly the public address that was looked at, and follows no redirect.
 */
export function webPush(options: WebPushOptions): PushGateway {
  const open = { keepAlive: true, maxSockets: MAX_CONNECTIONS, lookup: publicLookup(options) };
  const agent = new https.Agent(open);
  const plain = options.allowsLoopback ? new http.Agent(open) : undefined;
  return {
    async send(push) {
      const { url, headers, body } = await prepare(push, options);
      const isPlain = plain !== undefined && url.protocol === 'http:';
      const { request } = isPlain ? http : https;
      const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const how = { method: 'POST', headers, signal, agent: isPlain ? plain : agent };
      return outcomeOf(url.host, await statusOf(url.host, request(url, how), body));
    },
  };
}

async function prepare({ to, payload, ttlSeconds }: Push, options: WebPushOptions) {
  const { endpoint, ...keys } = to;
  const url = URL.parse(endpoint);
  if (!url || !(options.allowsLoopback || isPushEndpoint(endpoint)))
    throw new DeliveryError('never', 'An address is none of a push service');
  const { default: library } = await import('web-push');
  const vapidDetails = { subject: options.contact, ...(await options.keys()) };
  const terms = { vapidDetails, TTL: ttlSeconds, contentEncoding: 'aes128gcm' as const };
  try {
    const made = library.generateRequestDetails({ endpoint, keys }, payload, terms);
    return { url, headers: made.headers as Record<string, string>, body: made.body };
  } catch (error) {
    throw new DeliveryError('never', `A push message could not be encrypted: ${codeOf(error)}`);
  }
}

/** The status that a push service answers with; its words are read to the end, and not kept. */
function statusOf(host: string, asked: http.ClientRequest, body: Buffer | null): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  asked.once('response', (response) => {
    readAway(response)
      .then(() => resolve(response.statusCode ?? 0))
      .catch(() => reject(new DeliveryError('unknown', `The answer of ${host} could not be read`)));
  });
  asked.once('error', (error) => {
    const code = codeOf(error);
    const outcome = NOT_CONNECTED.has(code) ? 'notSent' : 'unknown';
    reject(new DeliveryError(outcome, `${host} could not be asked: ${code}`));
  });
  asked.end(body);
  return promise;
}

/** Reads an answer, so that its connection serves the next message too. */
async function readAway(response: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > LONGEST_REPLY_BYTES) throw new Error('The answer is too long');
  }
}

function outcomeOf(host: string, status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  const words = `${host} answered ${status}`;
  if (TRANSIENT.has(status)) throw new DeliveryError('notSent', words);
  throw new DeliveryError(status >= 500 ? 'unknown' : 'never', words);
}
