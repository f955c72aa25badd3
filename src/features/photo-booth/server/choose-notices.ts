import { Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import type { chooseNotices } from '../contract.ts';
import { findBoothPerson, isEnrolled } from './booth-people.ts';
import type { BoothDependencies } from './dependencies.ts';
import { setNotices } from './notices.ts';

/** Switches the mails of new photos on, for whoever has an address and a face here, or off. */
export function chooseNoticesWith({
  db,
}: Pick<BoothDependencies, 'db'>): Handler<typeof chooseNotices> {
  return async ({ body: { areWanted }, caller }) => {
    await transaction(db, async (tx) => {
      const { id, email } = await lockSessionOwner(tx, requireSession(caller));
      if (areWanted && !email)
        throw new Problem('forbidden', { message: 'Add your mail address to your profile first.' });
      if (areWanted && !isEnrolled(await findBoothPerson(tx, id)))
        throw new Problem('forbidden', { message: 'Take a selfie first.' });
      await setNotices(tx, id, areWanted);
    });
    return {
      message: areWanted
        ? 'We write to you when new photos of you come.'
        : 'You get no more mails of new photos.',
    };
  };
}
