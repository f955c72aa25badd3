import { and, eq, sql } from 'drizzle-orm';
import { sessions, users } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import type { eraseAccount } from '../contract.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { sessionOf } from './owner.ts';
import type { AccountParts } from './parts.ts';
import { personOf } from './person.ts';

/** Closes an account at once, for every device; the rest is erased by what `main` handed in. */
export function eraseWith({ db, post, erase }: AccountParts): Handler<typeof eraseAccount> {
  return async ({ caller }) => {
    const session = sessionOf(caller);
    await requireFreshProof(db, session);
    await transaction(db, async (tx) => {
      const person = await personOf(tx, session);
      const { id, name, email, language } = person;
      await tx
        .update(users)
        .set({ erasedAt: sql`now()` })
        .where(eq(users.id, id));
      await tx.delete(sessions).where(and(eq(sessions.ownerId, id), eq(sessions.kind, 'user')));
      if (email) {
        const text = { kind: 'accountErased', name } as const;
        await post({ channel: 'mail', to: email, language, text }, tx);
      }
      await erase(tx, id);
    });
    return { message: 'Your account is closed. What we hold about you is being erased.' };
  };
}
