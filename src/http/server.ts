import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Answers a request before the router does; false leaves it to the next. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const TIMEOUTS_CHECKED_EVERY_MS = 5_000;
/** Longer than the 60 s for which proxies usually keep theirs, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const MOST_CONNECTIONS = 10_000;

/** An HTTP server that asks the fronts first, and hangs up on those who dawdle. */
export function createHttpServer(fronts: readonly Front[], router: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (!fronts.some((front) => front(request, response))) router(request, response);
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

const IDLE_CHECKED_EVERY_MS = 50;
/** Less than the 10 s that containers are usually given to end. */
const PATIENCE_WHEN_CLOSING_MS = 5_000;

/**
 * Hangs up on connections as they go idle, until the closing server is closed. Node does so only
 * once, and one that was busy at that moment would keep the server open for its whole keep-alive.
 * Nor does a closing server mind its timeouts, so who has not sent all by then is cut off.
 */
export function closeAsTheyGoIdle(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECKED_EVERY_MS).unref();
  const rest = setTimeout(() => server.closeAllConnections(), PATIENCE_WHEN_CLOSING_MS).unref();
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(rest);
  });
}
