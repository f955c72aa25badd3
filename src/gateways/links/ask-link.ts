import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { codeOf } from '../delivery-error.ts';
import { mayConnect, NotPublic, publicLookup } from '../public-lookup.ts';
import type { ConnectionRule } from '../public-lookup.ts';

/** The result of asking an address: a status of HTTP, or the code of what went wrong. */
export interface LinkAnswer {
  /** `unasked`: an address that we do not ask. */
  kind: 'answers' | 'gone' | 'fails' | 'unasked';
  /** `200`, `ENOTFOUND`, `timeout`. */
  outcome: string;
}

export type AskLink = (url: string) => Promise<LinkAnswer>;

interface AskLinkOptions extends ConnectionRule {
  /** For the user agent, so that whoever is asked knows by whom. */
  publicUrl: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** Octets of headers; bodies are not read. */
const MAX_HEADERS = 16 * 1024;
const PORTS = new Set(['', '80', '443', '8080', '8443']);
/** Servers that answer so are there, and let no robot in. */
const SHY = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);
const GONE = new Set([404, 410]);

/**
 * Asks whether an address on the internet answers: its head, then itself where that is refused. It connects to
 * public addresses alone, to exactly the one that was looked at, follows three redirects by the same rules,
 * sends nothing about us but a name, and reads no body.
 */
export function createAskLink(options: AskLinkOptions): AskLink {
  return async (url) => {
    const first = toAsk(url, options);
    if (!first) return { kind: 'unasked', outcome: 'not-asked' };
    try {
      const status = await follow(first, options);
      if (status === undefined) return { kind: 'fails', outcome: 'redirects' };
      return { kind: kindOf(status), outcome: String(status) };
    } catch (error) {
      const outcome = codeOf(error);
      return { kind: outcome === 'not-public' ? 'unasked' : 'fails', outcome };
    }
  };
}

function kindOf(status: number): LinkAnswer['kind'] {
  if (GONE.has(status)) return 'gone';
  return status < 400 || SHY.has(status) ? 'answers' : 'fails';
}

function toAsk(url: string, { allowsLoopback }: AskLinkOptions): URL | undefined {
  const parsed = URL.parse(url);
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  if (!parsed || !isWeb || parsed.username || parsed.password) return undefined;
  return PORTS.has(parsed.port) || allowsLoopback ? parsed : undefined;
}

/** The status at the end of the redirects; undefined where there are too many, or one leads astray. */
async function follow(first: URL, options: AskLinkOptions): Promise<number | undefined> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  for (let url: URL | undefined = first, hops = 0; url && hops <= MAX_REDIRECTS; hops += 1) {
    const head = await request(url, 'HEAD', deadline, options);
    const isRefused = head.status >= 400;
    const { status, location } = isRefused ? await request(url, 'GET', deadline, options) : head;
    if (status < 300 || status >= 400 || location === undefined) return status;
    const next: string = URL.parse(location, url)?.href ?? '';
    url = toAsk(next, options);
  }
  return undefined;
}

interface Answered {
  status: number;
  location: string | undefined;
}

function request(
  url: URL,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
  options: AskLinkOptions,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const { request: begin } = url.protocol === 'https:' ? https : http;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Addresses in figures are not looked up.
  if (isIP(host) && !mayConnect(host, options)) return Promise.reject(new NotPublic('Not public'));
  const asked = begin(url, {
    method,
    signal,
    agent: false,
    maxHeaderSize: MAX_HEADERS,
    lookup: publicLookup(options),
    headers: { 'user-agent': `Abhiyan-links/1 (+${options.publicUrl})`, accept: '*/*' },
  });
  asked.once('response', ({ statusCode: status = 0, headers: { location } }) => {
    resolve({ status, location });
    asked.destroy();
  });
  asked.once('error', (error) => reject(signal.aborted ? timedOut() : error));
  asked.end();
  return promise;
}

const timedOut = () => Object.assign(new Error('It took too long'), { code: 'timeout' });
