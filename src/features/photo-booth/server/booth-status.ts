import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { translateMessage } from '#contract/translate-message.ts';
import { boothFinds } from '#db/schema/photo-booth.ts';
import { readPhoneFiles } from '#face-search/phone-files.ts';
import { albums } from '#features/photos/collection.ts';
import type { Caller } from '#http/caller.ts';
import { toIso } from '#lib/clock.ts';
import { findUserBy } from '#people/find-user.ts';
import { visitors } from '#people/realms/visitors.ts';
import { requireSession } from '#people/require-session.ts';
import type { SelfieFault } from '../contract.ts';
import { beginsAgainAt, findBoothPerson, isEnrolled } from './booth-people.ts';
import type { BoothDependencies } from './dependencies.ts';
import { isShown } from './finds.ts';
import { wantsNotices } from './notices.ts';
import { faultSentences } from './read-selfie.ts';
import { missingFor } from './require-allowed.ts';

/** All that a phone needs to look at the selfie by itself; null where set-up has not made it. */
async function phonePart(language: Language) {
  const files = await readPhoneFiles();
  if (files.length === 0) return null;
  const said = Object.entries(faultSentences).map(
    ([fault, sentence]) => [fault, translateMessage(language, sentence)] as const,
  );
  return {
    files: files.map(({ name, file, bytes }) => ({ name, bytes, url: `/large-files/${file}` })),
    sent: files.reduce((sum, { sent }) => sum + sent, 0),
    faults: Object.fromEntries(said) as Record<SelfieFault, string>,
  };
}

/** The status of a user with the photo booth. */
export async function boothStatusOf(
  { db, reader, faces }: Pick<BoothDependencies, 'db' | 'reader' | 'faces'>,
  caller: Caller,
  language: Language,
) {
  const { id, ownerId } = requireSession(caller);
  const user = await findUserBy(db, { id: ownerId });
  if (!user) throw new Problem('unauthorized');
  const person = await findBoothPerson(db, ownerId);
  const enrolled = isEnrolled(person);
  const again = enrolled ? null : beginsAgainAt(person, new Date());
  const isProven = enrolled || (await visitors.sessions.isProven(db, id));
  const all = await reader.list(albums, language);
  return {
    isSetUp: faces.isSetUp(),
    needs: missingFor(user),
    isEnrolled: enrolled,
    needsProof: !isProven,
    beginsAgainAt: again && toIso(again),
    searchesLeft: await caller.triesLeft('boothSearch', ownerId),
    phone: await phonePart(language),
    notices: user.email
      ? (await wantsNotices(db, ownerId))
        ? ('on' as const)
        : ('off' as const)
      : ('noAddress' as const),
    found: await db.$count(boothFinds, isShown(ownerId)),
    albums: all.data
      .filter(({ booth }) => booth)
      .map(({ slug, title, takenAt }) => ({ slug, title, takenAt })),
  };
}
