import type { Endpoint, FilledForm } from '#contract/endpoint.ts';

const BASE = '/api';

interface Extras {
  token: string | null;
  paymentSignature?: string;
  /** The answer to the captcha of a soft limit. */
  proof?: string;
  /** Passes by what the browser keeps. */
  fresh?: boolean;
  signal?: AbortSignal;
}

/** The HTTP request of a call. */
// spec: wire:language
// spec: wire:encoding
// spec: wire:token
// spec: wire:payment-signature
export function createRequest(
  { method, path, encoding }: Endpoint,
  { query, form, body = form }: { query?: unknown; form?: FilledForm; body?: unknown },
  { token, paymentSignature, proof, fresh, signal }: Extras,
): Request {
  const headers = new Headers({ 'accept-language': document.documentElement.lang || 'en' });
  if (token) headers.set('x-access-token', token);
  if (proof) headers.set('x-proof', proof);
  if (paymentSignature) headers.set('payment-signature', paymentSignature);
  // The browser sets the content type of a form itself, because it contains the boundary.
  if (encoding !== 'multipart') headers.set('content-type', 'application/json');
  const url = new URL(BASE + path + search(query), location.origin);
  const cache = fresh ? 'reload' : 'default';
  return new Request(url, {
    method,
    headers,
    body: bodyOf({ method, encoding }, body),
    cache,
    signal,
  });
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

type Form = Pick<Endpoint, 'method' | 'encoding'>;

/**
 * The declaration of a call decides whether its fields are sent as JSON or as a form, whichever
 * form they are given in.
 */
function bodyOf({ method, encoding }: Form, body: unknown): BodyInit | undefined {
  if (method === 'GET') return undefined;
  if (encoding === 'multipart') return body instanceof FormData ? body : formOf(body ?? {});
  return JSON.stringify(body instanceof FormData ? Object.fromEntries(body) : (body ?? {}));
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
