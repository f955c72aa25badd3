import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import type { AppOptions } from './app.ts';
import type { Caller } from './caller.ts';
import type { Limits } from './limits/limits.ts';
import { PageCache } from './page-cache/page-cache.ts';

export interface TestSite {
  url: string;
  cache: PageCache;
  /** Every line that was logged. */
  lines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends bytes as they are and gives everything that comes back until the server hangs up. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
}

/** Lets everything through. */
export const noLimits: Limits = {
  consume: async () => undefined,
  left: async () => Number.MAX_SAFE_INTEGER,
  forget: async () => undefined,
};

/** A server on a free port, which ends with the test, or with its file where `afterAll` is given. */
export async function startSite(
  options: Partial<AppOptions> = {},
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
): Promise<TestSite> {
  const lines: string[] = [];
  const cache = options.cache ?? new PageCache();
  const app = createApp({
    trustedProxies: [],
    publicUrl: 'http://campaign.example',
    calls: [],
    isEnabled: () => true,
    limits: noLimits,
    cache,
    log: { write: (line) => void lines.push(line) },
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  whenOver(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    url,
    cache,
    lines,
    get: (path, headers) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      }),
    raw: (bytes) => sendRaw(port, bytes),
    close: () => app.close(),
  };
}

async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return text(socket);
}

/** Somebody who calls in process. */
export function someCaller(known: Partial<Caller> = {}): Caller {
  return {
    address: '203.0.113.7',
    language: 'en',
    consume: noLimits.consume,
    triesLeft: noLimits.left,
    forgetTries: noLimits.forget,
    log: { error: () => undefined },
    ...known,
  };
}
