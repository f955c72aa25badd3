import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { boothFinds } from '#db/schema/photo-booth.ts';
import { albums } from '#features/photos/collection.ts';
import type { Caller } from '#http/caller.ts';
import { toIso } from '#lib/clock.ts';
import { findUserBy } from '#people/find-user.ts';
import { visitors } from '#people/realms/visitors.ts';
import { beginsAgainAt, findBoothPerson, isEnrolled } from './booth-people.ts';
import type { BoothDependencies } from './dependencies.ts';
import { isShown } from './finds.ts';
import { PROVEN_MINUTES } from './own-face.ts';
import { missingFor } from './require-allowed.ts';
import { sessionOf } from './session-of.ts';

/** Where somebody stands with the photo booth. */
export async function standingOf(
  { db, reader, faces }: Pick<BoothDependencies, 'db' | 'reader' | 'faces'>,
  caller: Caller,
  language: Language,
) {
  const { id, ownerId } = sessionOf(caller);
  const user = await findUserBy(db, { id: ownerId });
  if (!user) throw new Problem('unauthorized');
  const person = await findBoothPerson(db, ownerId);
  const enrolled = isEnrolled(person);
  const again = enrolled ? null : beginsAgainAt(person, new Date());
  const isProven = enrolled || (await visitors.sessions.isProven(db, id, PROVEN_MINUTES));
  const all = await reader.list(albums, language);
  return {
    isSetUp: faces.isSetUp(),
    needs: missingFor(user),
    isEnrolled: enrolled,
    needsProof: !isProven,
    beginsAgainAt: again && toIso(again),
    searchesLeft: await caller.triesLeft('boothSearch', ownerId),
    found: await db.$count(boothFinds, isShown(ownerId)),
    albums: all.data
      .filter(({ booth }) => booth)
      .map(({ slug, title, takenAt }) => ({ slug, title, takenAt })),
  };
}
