import { desc, eq } from 'drizzle-orm';
import { purposes } from '#contract/consent-purposes.ts';
import type { Purpose } from '#contract/consent-purposes.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { consents } from '#db/schema/people.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { newestConsent, recordConsents } from '#people/consents.ts';
import { requireAge } from '#people/require-age.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import { subscribeProven, unsubscribe } from '#people/subscription.ts';
import { isSuppressed } from '#people/suppression.ts';
import { changeConsent, listConsents } from '../contract.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findUser } from './find-user.ts';
import type { UserWithPhoto } from './find-user.ts';

export const consentCalls = ({
  db,
  secret,
  forgetFace,
  endPush,
  followPublicName,
}: AccountDependencies) => [
  bind(listConsents, async ({ caller }) => {
    const newest = await newestOf(db, requireSession(caller).ownerId);
    const data = purposes.map((purpose) => {
      const said = newest.get(purpose);
      return { purpose, given: said?.given ?? false, at: said ? toIso(said.at) : null };
    });
    return { data };
  }),

  bind(changeConsent, async ({ body: { purpose, given }, caller, language }) => {
    await transaction(db, async (tx) => {
      await lockSessionOwner(tx, requireSession(caller));
      const person = await findUser(tx, requireSession(caller));
      const isSame = (await newestConsent(tx, person.id, purpose)) === given;
      // To take back is done again all the same: the newsletter may have been ordered on its own page since.
      if (isSame && given) return;
      if (purpose === 'photoSearch' && given) requireAge(person);
      if (purpose === 'push' && !given) await endPush(tx, person.id);
      if (purpose === 'photoSearch' && !given) await forgetFace(tx, person.id);
      if (purpose === 'publicName') await followPublicName(tx, person, given);
      if (purpose === 'newsletter') await changeNewsletter(tx, secret, person, given);
      if (isSame) return;
      const said = { purposes: [purpose], given, language, source: 'profile' };
      await recordConsents(tx, { userId: person.id, ...said });
    });
    return { message: given ? 'Thank you. Your consent is noted.' : 'Your consent is taken back.' };
  }),
];

/** The newest consent for each purpose. */
async function newestOf(db: Database, userId: string) {
  const rows = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.id));
  return new Map(rows.map((row) => [row.purpose as Purpose, row]));
}

const cameBack = {
  message:
    'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.',
};

/** Switches the newsletter without a confirmation mail, because the account's address is proven. */
async function changeNewsletter(
  tx: Executor,
  secret: string,
  person: UserWithPhoto,
  given: boolean,
): Promise<void> {
  const { email, language } = person;
  if (!email) {
    if (given) throw new Problem('forbidden', { message: 'Add an email to your profile first.' });
    return;
  }
  if (!given) {
    await unsubscribe(tx, { email, secret, source: 'account' });
    return;
  }
  // The proof of the address is as old as the account, and mails came back since.
  if (await isSuppressed(tx, secret, email)) throw new Problem('forbidden', cameBack);
  await subscribeProven(tx, { email, language, secret });
}
