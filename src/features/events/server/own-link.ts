import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import type { EventDependencies } from './dependencies.ts';
import type { Reply } from './seats.ts';

const KEY_BYTES = 16;

/** A reply, with the address or the number by which its owner is reached now. */
type Owned = Pick<Reply, 'id'> & Partial<Pick<Reply, 'email' | 'phoneNumber'>>;

/**
 * The key of the page of a reply. It is made from the site's secret, so that every mail can carry the
 * link and no table holds it; it ends with the reply, and when its owner is reached elsewhere.
 */
function keyBytes(secret: string, { id, email, phoneNumber }: Owned): Buffer {
  const about = `event reply ${id} ${email ?? phoneNumber ?? ''}`;
  return keyedHash(deriveKey(secret, 'event replies'), about).subarray(0, KEY_BYTES);
}

export function isKeyOf(secret: string, reply: Owned, given: string): boolean {
  return isSameSecret(Buffer.from(given, 'base64url'), keyBytes(secret, reply));
}

type LinkParts = Pick<EventDependencies, 'secret' | 'publicUrl'>;

/** The address of the page on which somebody sees, changes and withdraws their own reply. */
export function ownLink(
  { secret, publicUrl }: LinkParts,
  reply: Owned,
  language: Language,
): string {
  const key = keyBytes(secret, reply).toString('base64url');
  return createLinkTo(publicUrl, language)(`/event-reply/${reply.id}?key=${key}`);
}

/** The id of the reply that such an address leads to. */
export const replyIdIn = (link = '') => /\/event-reply\/([\w-]{36})/.exec(link)?.[1];

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY3479';
const CODE_LENGTH = 5;

/** A short code to be said at the gate; it finds a reply in a list, and opens nothing. */
export function codeOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  let code = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return code;
}
