import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from './secret-token.ts';

/** The prefix keeps other hosts and pages without TLS from setting it. */
const NAME = '__Host-browser';
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 3600;

/** Ties sessions to a browser by a cookie, so that a token taken out of one is worth nothing elsewhere. */
export interface BrowserBinding {
  /** The hash of what the browser of a request was given. */
  hashIn(headers: IncomingHttpHeaders): Buffer | undefined;
  /** Gives a browser its cookie, the one it has again, and tells its hash; nothing to other clients. */
  bind(request: FastifyRequest, reply: FastifyReply): Buffer | undefined;
}

/** Without TLS browsers keep no such cookie, so there nothing is bound. */
export function createBrowserBinding(publicUrl: string): BrowserBinding {
  const isSecure = publicUrl.startsWith('https:');
  return {
    hashIn(headers) {
      const secret = secretIn(headers);
      return secret === undefined ? undefined : hashToken(secret);
    },
    bind({ headers }, reply) {
      if (!isSecure || !isBrowser(headers)) return undefined;
      const secret = secretIn(headers) ?? newToken();
      void reply.header('set-cookie', cookieOf(secret));
      return hashToken(secret);
    },
  };
}

const isBrowser = (headers: IncomingHttpHeaders) => headers['sec-fetch-site'] !== undefined;

function secretIn({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const secret = parseCookie(cookie)[NAME];
  return /^[\w-]{43}$/.test(secret ?? '') ? secret : undefined;
}

function cookieOf(value: string): string {
  return stringifySetCookie({
    name: NAME,
    value,
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'strict' },
    maxAge: THIRTY_DAYS_IN_SECONDS,
  });
}
