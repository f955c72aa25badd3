import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from './secret-token.ts';

/** The prefix keeps other hosts and pages without TLS from setting it. */
const NAME = '__Host-browser';
/** Without TLS browsers keep no cookie of that name. */
const OPEN_NAME = 'browser';
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 3600;

/** Binds sessions to a browser by a cookie, so that a stolen token is worth nothing elsewhere. */
export interface BrowserBinding {
  /** The hash of the cookie in a request. */
  hashIn(headers: IncomingHttpHeaders): Buffer | undefined;
  /** Sets a browser's cookie, or renews it, and returns its hash; does nothing for other clients. */
  mark(request: FastifyRequest, reply: FastifyReply): Buffer | undefined;
  /** The same for a session. Without TLS a thief reads token and cookie alike, so nothing is bound. */
  bind(request: FastifyRequest, reply: FastifyReply): Buffer | undefined;
}

export function createBrowserBinding(publicUrl: string): BrowserBinding {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? NAME : OPEN_NAME;
  /** Returns the same cookie however often it is asked for during one request. */
  const given = new WeakMap<FastifyRequest, string>();
  const mark: BrowserBinding['mark'] = (request, reply) => {
    const { headers } = request;
    if (headers['sec-fetch-site'] === undefined) return undefined;
    const secret = given.get(request) ?? secretIn(headers, name) ?? newToken();
    if (!given.has(request)) void reply.header('set-cookie', cookieOf(name, secret));
    given.set(request, secret);
    return hashToken(secret);
  };
  return {
    hashIn(headers) {
      const secret = secretIn(headers, name);
      return secret === undefined ? undefined : hashToken(secret);
    },
    mark,
    bind: (request, reply) => (isSecure ? mark(request, reply) : undefined),
  };
}

/** Whether a browser sent the request: its user may have pressed a button that a stranger prepared. */
export const isBrowser = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

function secretIn({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const secret = parseCookie(cookie)[name];
  return /^[\w-]{43}$/.test(secret ?? '') ? secret : undefined;
}

function cookieOf(name: string, value: string): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    secure: name === NAME,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: THIRTY_DAYS_IN_SECONDS,
  });
}
