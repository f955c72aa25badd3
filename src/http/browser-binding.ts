import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from './secret-token.ts';

/** The prefix keeps other hosts and pages without TLS from setting it. */
const NAME = '__Host-browser';
/** Without TLS browsers keep no cookie of that name. */
const OPEN_NAME = 'browser';
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 3600;

/** Ties sessions to a browser by a cookie, so that a token taken out of one is worth nothing elsewhere. */
export interface BrowserBinding {
  /** The hash of what the browser of a request was given. */
  hashIn(headers: IncomingHttpHeaders): Buffer | undefined;
  /** Gives a browser its cookie, the one it has again, and tells its hash; nothing to other clients. */
  mark(request: FastifyRequest, reply: FastifyReply): Buffer | undefined;
  /** The same for a session. Without TLS tokens and cookies are read alike, so there nothing is bound. */
  bind(request: FastifyRequest, reply: FastifyReply): Buffer | undefined;
}

export function createBrowserBinding(publicUrl: string): BrowserBinding {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? NAME : OPEN_NAME;
  /** However often one is asked for while a request is answered, it is the same. */
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

/** Whether a browser sent it, in which somebody may have pressed what a stranger prepared. */
export const isBrowser = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

function secretIn({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const secret = parseCookie(cookie)[name];
  return /^[\w-]{43}$/.test(secret ?? '') ? secret : undefined;
}

function cookieOf(name: string, value: string): string {
  return stringifySetCookie({
    ...{ name, value },
    ...{ path: '/', secure: name === NAME, httpOnly: true, sameSite: 'strict' },
    maxAge: THIRTY_DAYS_IN_SECONDS,
  });
}
