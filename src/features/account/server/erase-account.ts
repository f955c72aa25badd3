import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { closeAccount } from '#people/close-account.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import type { eraseAccount } from '../contract.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findUser } from './find-user.ts';
import { accountErasedMessage } from './messages.ts';
import { requireReauthentication } from './require-reauthentication.ts';

/** Closes an account at once, for every device; the rest is erased by what `main` handed in. */
export function eraseWith({
  db,
  sendMessage,
  erase,
  noteErasure,
}: AccountDependencies): Handler<typeof eraseAccount> {
  return async ({ caller }) => {
    const session = requireSession(caller);
    await requireReauthentication(db, session);
    await transaction(db, async (tx) => {
      await lockSessionOwner(tx, session);
      const person = await findUser(tx, session);
      const { id, name, email, language } = person;
      await closeAccount(tx, id);
      if (email) {
        await sendMessage(accountErasedMessage.mail({ to: email, language }, { name }), tx);
      }
      await erase(tx, id);
      await noteErasure?.(tx);
    });
    return { message: 'Your account is closed. What we hold about you is being erased.' };
  };
}
