import { randomBytes } from 'node:crypto';
import { createLinkTo } from '#contract/link-to.ts';
import { isTooMany, Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { wishes } from '#db/schema/wish.ts';
import type { Handler } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { hashToken } from '#http/secret-token.ts';
import { drawWish } from '../contract.ts';
import type { createWish } from '../contract.ts';

const KEY_BYTES = 16;
const MADE_TODAY = 'You have made a card today. You can make the next one tomorrow.';

interface WishDependencies {
  db: Database;
  /** The origin that links begin with. */
  publicUrl: string;
}

/** Keeps a card that nobody but its maker sees until an agent has looked at it. */
export function createWishWith({ db, publicUrl }: WishDependencies): Handler<typeof createWish> {
  return async ({ body, caller, language }) => {
    if (caller.session) await takeTodays(caller, caller.session.ownerId);
    const { user_name: name, message, website } = body;
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const [kept] = await db
      .insert(wishes)
      .values({
        name,
        message,
        language,
        keyHash: hashToken(key),
        // A card that a machine filled in is kept, but never waits for anybody.
        state: website ? 'refused' : 'waiting',
      })
      .returning({ id: wishes.id });
    if (!kept) throw new Error('The database gave a card no id');
    const url = createLinkTo(publicUrl, language)(`/wish/${kept.id}?key=${key}`);
    return {
      message: 'The card is ready.',
      data: { id: kept.id, url, image: publicUrl + imageOf(kept.id, key) },
    };
  };
}

/** An account makes one card a day; throws where it has. */
async function takeTodays(caller: Caller, userId: string): Promise<void> {
  await caller.consume('wishAccount', userId).catch((reason: unknown) => {
    if (!isTooMany(reason)) throw reason;
    throw new Problem('tooMany', { message: MADE_TODAY, retryAfter: reason.retryAfter });
  });
}

/** The path of the picture of a card. */
export const imageOf = (id: string, key?: string): string =>
  `/api${drawWish.path}?${new URLSearchParams({ id, ...(key && { key }) })}`;
