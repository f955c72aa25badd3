import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isRefused, refuseUnreadable } from './client-error.ts';
import { limitConnectionsPerAddress } from './connections/crowded-addresses.ts';
import { createPipelineGuard } from './connections/pipelines.ts';
import { hangUpOnSlowReaders } from './connections/slow-readers.ts';
import { createSenderGuard } from './connections/slow-senders.ts';
import type { SecondsFor } from './connections/slow-senders.ts';

/** Answers a request before the router does; false leaves it to the next. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUTS_CHECKED_EVERY_MS = 5_000;
/** Longer than the 60 s for which proxies usually keep theirs, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const MAX_CONNECTIONS = 10_000;

export interface ServerOptions {
  /** Handlers that run before the router. */
  earlyHandlers: readonly EarlyHandler[];
  trustedProxies: readonly string[];
  /** How long a request may take to arrive: the longest of all, and each. */
  seconds: { longest: number; of: SecondsFor };
}

/** An HTTP server with early handlers before the router, and limits on slow and crowded connections. */
export function createHttpServer(
  router: RequestListener,
  { earlyHandlers, trustedProxies, seconds }: ServerOptions,
): Server {
  const isWithinPipelineLimit = createPipelineGuard();
  const watchSender = createSenderGuard(seconds.of);
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: seconds.longest * 1000,
      connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (isRefused(request.socket)) return;
      if (!isWithinPipelineLimit(request, response)) return;
      if (hasTwoHosts(request)) return refuseUnreadable(twoHosts, request.socket);
      watchSender(request);
      if (!earlyHandlers.some((handle) => handle(request, response))) router(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  limitConnectionsPerAddress(server, trustedProxies);
  hangUpOnSlowReaders(server);
  return server;
}

const twoHosts = new Error('A request names one host');

/** Two hosts are refused: Node takes the first, a proxy before us perhaps the last. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const IDLE_CHECKED_EVERY_MS = 50;
/** Less than the 10 s that containers are usually given to end. */
const PATIENCE_WHEN_CLOSING_MS = 5_000;

/**
 * Hangs up on connections as they go idle, until the closing server is closed. Node does so only
 * once, and one that was busy at that moment would keep the server open for its whole keep-alive.
 * A closing server ignores its timeouts, so unfinished requests are cut off at the end.
 */
export function drainConnections(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECKED_EVERY_MS).unref();
  const rest = setTimeout(() => server.closeAllConnections(), PATIENCE_WHEN_CLOSING_MS).unref();
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(rest);
  });
}
