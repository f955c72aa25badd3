import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/database.ts';
import { boothFaces, boothFinds } from '#db/schema/photo-booth.ts';
import { dot, vectorOf } from '#face-search/vector.ts';
import { readFaces } from '../booth-people.ts';
import { readThresholds } from '../thresholds.ts';
import { aboutFace } from './removal-rows.ts';
import type { Removal } from './removal-rows.ts';

interface HiddenIn {
  photoIds: readonly string[];
  removals: readonly Removal[];
  /** The key that the keys of people are encrypted with. */
  secret: string;
}

/**
 * Takes photos out of the galleries of those whose face is hidden in them now. Everybody else keeps
 * theirs, as they were found, so that no mail tells of them as new.
 */
export async function forgetFindsOfHidden(
  tx: Transaction,
  { photoIds, removals, secret }: HiddenIn,
): Promise<void> {
  const faces = await tx
    .select()
    .from(boothFaces)
    .where(inArray(boothFaces.photoId, [...photoIds]));
  const hidden = faces.filter((face) => aboutFace(removals, face));
  if (hidden.length === 0) return;
  const { maybe } = await readThresholds(tx);
  const people = await readFaces(tx, secret);
  for (const { photoId, vector } of hidden) {
    const face = vectorOf(vector);
    const theirs = people.filter((person) => dot(person.vector, face) >= maybe);
    const matchesPhoto = and(
      eq(boothFinds.photoId, photoId),
      inArray(
        boothFinds.userId,
        theirs.map(({ userId }) => userId),
      ),
    );
    // A photo that somebody said is not of them stays so.
    if (theirs.length > 0)
      await tx.delete(boothFinds).where(and(matchesPhoto, isNull(boothFinds.refusedAt)));
  }
}
