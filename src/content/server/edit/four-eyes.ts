import { inArray, sql } from 'drizzle-orm';
import type { Section } from '#contract/permissions.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { fourEyes, reviewParts, reviews } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import type { LiveRevisions } from './live-revisions.ts';
import type { Part } from './parts.ts';
import type { PublishedRevision } from './project.ts';

/** A place for four eyes: a section, and whether they are unless somebody switched them. */
export type Reviewed = Pick<Collection, 'section' | 'needsReview'>;

/** The sections in which four eyes are on: as somebody switched them, else as the collections say. */
export async function readFourEyes(
  tx: Executor,
  collections: readonly Reviewed[],
): Promise<ReadonlySet<Section>> {
  const rows = await tx.select().from(fourEyes);
  const switched = new Map(rows.map(({ section, isOn }) => [section, isOn]));
  const on = collections.filter(
    ({ section, needsReview = false }) => switched.get(section) ?? needsReview,
  );
  return new Set(on.map(({ section }) => section));
}

/** Switches four eyes on or off in a section. */
export async function setFourEyes(tx: Executor, section: Section, isOn: boolean): Promise<void> {
  await tx
    .insert(fourEyes)
    .values({ section, isOn })
    .onConflictDoUpdate({ target: fourEyes.section, set: { isOn } });
}

const NOT_APPROVED =
  'Here a second person approves what goes out. Send it to review, and have somebody else approve it.';

/** Tells of a part whether somebody else than its authors has to have approved it. */
export type NeedsApproval = (part: Part) => boolean;

/** Throws `forbidden` unless each part that changes and needs it was approved at exactly this revision. */
export async function requireApproved(
  tx: Executor,
  live: LiveRevisions,
  parts: ReadonlyMap<Part, PublishedRevision>,
  needsApproval: NeedsApproval,
): Promise<void> {
  const wanted = [...parts].flatMap(([part, { revisionId }]) =>
    live.get(part) === revisionId || !needsApproval(part) ? [] : [revisionId],
  );
  if (wanted.length === 0) return;
  const approved = await tx
    .selectDistinct({ revisionId: reviewParts.revisionId })
    .from(reviewParts)
    .innerJoin(
      reviews,
      sql`${reviews.id} = ${reviewParts.reviewId} and ${reviews.state} = 'approved'`,
    )
    .where(inArray(reviewParts.revisionId, wanted));
  if (approved.length < new Set(wanted).size)
    throw new Problem('forbidden', { message: NOT_APPROVED });
}
