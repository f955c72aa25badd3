import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { schedule } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { lockForWriting } from './document-row.ts';
import type { DocumentRow } from './document-row.ts';
import { EditConflict } from './edit-conflict.ts';
import { requireApproved } from './four-eyes.ts';
import type { NeedsApproval } from './four-eyes.ts';
import { readLiveRevisions } from './live-revisions.ts';
import type { LiveRevisions } from './live-revisions.ts';
import { factsPart, partsOf } from './parts.ts';
import type { Part, PartRevisions } from './parts.ts';
import { project, retract } from './project.ts';
import type { PublishedRevision } from './project.ts';
import { requirePublishable } from './require-publishable.ts';
import { requireUnreferred } from './require-unreferred.ts';
import { readHeads } from './revision-store.ts';
import type { Heads } from './revision-store.ts';

interface Publication {
  documentId: string;
  /** The parts to publish, each at the revision that the editor saw. */
  revisions: PartRevisions;
  /** Which parts somebody else than their authors has to have approved; none if left out. */
  needsApproval?: NeedsApproval;
}

/**
 * Makes the newest revisions of some parts public, all at once. Facts that were never public go along.
 * Throws `EditConflict` when a part was saved since, `doneAlready` when all of it is public, `forbidden`
 * when four eyes are on and it was not approved, and `invalid` naming every field that is missing or wrong.
 */
export async function publish(
  tx: Executor,
  collection: Collection,
  { documentId, revisions, needsApproval }: Publication,
): Promise<void> {
  const document = await lockForWriting(tx, collection, documentId);
  const parts = await chosenParts(tx, document, revisions);
  const live = await readLiveRevisions(tx, document);
  requireNews(live, parts);
  if (needsApproval) await requireApproved(tx, live, parts, needsApproval);
  const projection = { collection, document, parts };
  await requireComplete(tx, projection);
  requirePublishable(projection, new Date());
  await cancelPublishing(tx, documentId, [...parts.keys()]);
  await project(tx, projection);
}

interface Unpublication {
  documentId: string;
  language: Language;
  /** The collections whose public documents need this one; none where it has to come down in any case. */
  neededBy?: readonly Collection[];
}

/**
 * Takes one language of a document off the site; its draft stays. Throws `conflict` where it is the last
 * and something public refers to it.
 */
export async function unpublish(
  tx: Executor,
  collection: Collection,
  { documentId, language, neededBy = [] }: Unpublication,
): Promise<void> {
  const document = await lockForWriting(tx, collection, documentId);
  const isLast = document.languages.length === 1 && document.languages[0] === language;
  if (isLast) await requireUnreferred(tx, neededBy, document);
  await retract(tx, collection, document, language);
}

/**
 * The named parts at the revisions that the editor saw, and the facts where none are public yet. A part may
 * stay at an older revision that it is planned at.
 */
export async function chosenParts(
  tx: Executor,
  { id, factsRevisionId }: DocumentRow,
  revisions: PartRevisions,
  planned?: ReadonlyMap<Part, PublishedRevision>,
): Promise<Map<Part, PublishedRevision>> {
  const heads = await readHeads(tx, id);
  const chosen = new Map<Part, PublishedRevision>();
  for (const [part, revision] of partsOf(revisions)) {
    const head = heads.get(part);
    const plan = planned?.get(part);
    if (head?.id === revision) chosen.set(part, { revisionId: head.id, content: head.content });
    else if (plan?.revisionId === revision) chosen.set(part, plan);
    else throw new EditConflict(part, head);
  }
  return factsRevisionId === null ? withFacts(chosen, heads) : chosen;
}

/** The newest facts go along where none are named. */
export function withFacts(
  chosen: Map<Part, PublishedRevision>,
  heads: Heads,
): Map<Part, PublishedRevision> {
  const facts = heads.get(factsPart);
  const known = facts && { revisionId: facts.id, content: facts.content };
  return known ? new Map([[factsPart, known], ...chosen]) : chosen;
}

function requireNews(live: LiveRevisions, parts: ReadonlyMap<Part, PublishedRevision>): void {
  if ([...parts].every(([part, { revisionId }]) => live.get(part) === revisionId))
    throw new Problem('doneAlready', { message: 'This is public already.' });
}

/** A part that is published now need not be published later. */
async function cancelPublishing(tx: Executor, documentId: string, parts: Part[]): Promise<void> {
  const ofThese = [eq(schedule.documentId, documentId), inArray(schedule.part, parts)];
  await tx.delete(schedule).where(and(...ofThese, eq(schedule.action, 'publish')));
}
