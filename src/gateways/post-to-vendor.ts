import { codeOf, DeliveryError } from './delivery-error.ts';

const TIMEOUT_MS = 5_000;
const LONGEST_REPLY_BYTES = 64 * 1024;

/** Codes of a connection that was never made, so nothing was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Statuses of a busy vendor, or of an account that is locked: nothing was sent, and a retry may succeed. */
const TRANSIENT = new Set([401, 403, 408, 425, 429, 503]);

/**
 * Posts a message to a vendor and returns its answer. Follows no redirect, waits for a few seconds, and
 * limits the length of the answer. Fails with a `DeliveryError`.
 */
export async function postToVendor(
  url: URL,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  const response = await ask(url, headers, body);
  const { status } = response;
  if (status >= 200 && status < 300) return readReply(response);
  await response.body?.cancel();
  const words = `${url.host} answered ${status}`;
  if (TRANSIENT.has(status)) throw new DeliveryError('notSent', words);
  throw new DeliveryError(status >= 500 ? 'unknown' : 'never', words);
}

async function ask(url: URL, headers: Record<string, string>, body: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  } catch (error) {
    const code = codeOf(reasonOf(error));
    const outcome = NOT_CONNECTED.has(code) ? 'notSent' : 'unknown';
    throw new DeliveryError(outcome, `${url.host} could not be asked: ${code}`);
  }
}

async function readReply({ body, url }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > LONGEST_REPLY_BYTES) throw new Error('The answer is too long');
      chunks.push(chunk);
    }
  } catch {
    throw new DeliveryError('unknown', `The answer of ${URL.parse(url)?.host} could not be read`);
  }
  return Buffer.concat(chunks).toString();
}

/** `fetch` wraps what went wrong. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
