import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';
import { realmOf } from '#contract/realms.ts';
import { endSession } from './end-session.ts';
import { readReply } from './failure.ts';
import { createRequest } from './request.ts';
import { sendWithProofs } from './send-with-proofs.ts';
import { readToken } from './token.ts';

/** Makes a call that answers a file, and has the browser save it. Throws `CallFailed` for a failure. */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<void> {
  const { blob, name } = await callForFile(endpoint, input);
  saveBlob(blob, name);
}

/**
 * Makes a call that answers a file. Throws `CallFailed` for a failure. When a soft limit is reached, it
 * solves the captcha and tries again.
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<{ blob: Blob; name: string }> {
  const realm = realmOf(endpoint);
  const reply = await sendWithProofs(async (proof) => {
    const extras = { token: readToken(realm), proof };
    const response = await fetch(createRequest(endpoint, input, extras));
    if (response.status === 401) endSession(realm);
    // A reply that is not good is a failure, whatever the call answers otherwise.
    if (!response.ok) return (await readReply(response)) as Failure;
    const name = nameIn(response.headers.get('content-disposition') ?? '');
    return { blob: await response.blob(), name };
  });
  if ('blob' in reply) return reply;
  throw new CallFailed(reply);
}

/** Has the browser save a file that is here already. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name of a file in its header, in whichever script. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'file';
}
