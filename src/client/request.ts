import type { Endpoint } from '#contract/endpoint.ts';

const BASE = '/api';

interface Extras {
  token: string | null;
  paymentSignature?: string;
  /** The answer to what a soft limit asked for. */
  proof?: string;
  signal?: AbortSignal;
}

/** The HTTP request of a call. */
// spec: wire:language
// spec: wire:encoding
export function createRequest(
  { method, path, encoding }: Endpoint,
  { query, body }: { query?: unknown; body?: unknown },
  { token, paymentSignature, proof, signal }: Extras,
): Request {
  const headers = new Headers({ 'accept-language': document.documentElement.lang || 'en' });
  if (token) headers.set('x-access-token', token);
  if (proof) headers.set('x-proof', proof);
  if (paymentSignature) headers.set('payment-signature', paymentSignature);
  // The browser writes the type of a form itself, because the boundary is in it.
  if (encoding !== 'multipart') headers.set('content-type', 'application/json');
  const url = new URL(BASE + path + search(query), location.origin);
  return new Request(url, { method, headers, body: bodyOf({ method, encoding }, body), signal });
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

type Form = Pick<Endpoint, 'method' | 'encoding'>;

/** A call's declaration says whether its fields travel as JSON or as a form, whichever they come as. */
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
