import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { schedule, versions } from '#db/schema/content.ts';
import { findMissing } from '../document/require-complete.ts';
import type { Part } from './parts.ts';
import { writeVersions } from './project.ts';
import type { Projection, PublishedRevision } from './project.ts';
import { planKey, reconcileSteps } from './reconcile-steps.ts';
import type { StoredDocument, ReconcileSteps } from './reconcile-steps.ts';
import { endPublicationsOf } from './record-publications.ts';
import { planAll } from './schedule.ts';
import { showingOf } from './written-document.ts';

/**
 * Publishes, schedules and unpublishes until each language has its declared state. Returns the ids of
 * changed documents; `publishChanges` has to follow.
 */
export async function reconcile(
  tx: Executor,
  kept: readonly StoredDocument[],
  authorId: string,
): Promise<string[]> {
  const published = await readPublishedState(tx, kept);
  const now = new Date();
  const all = kept.map((document) => ({
    document,
    ...reconcileSteps(document, published(document.row.id), now),
  }));
  await requireAllComplete(
    tx,
    all.map(({ document, toPublish, toSchedule }) =>
      projectionOf(document, new Map([...toSchedule, ...toPublish])),
    ),
  );
  await removeEarly(tx, all);
  await removePlans(tx, all);
  await planAll(tx, all.flatMap(plansOf(authorId)));
  await planAll(tx, kept.flatMap(endsOf(authorId, now)));
  const isDue = all.filter(({ toPublish }) => toPublish.size > 0);
  await writeVersions(
    tx,
    isDue.map(({ document, toPublish }) => projectionOf(document, toPublish)),
  );
  return all.filter(isAnything).map(({ document }) => document.row.id);
}

/** Throws the first error. Files were checked line by line before; this is for other writers. */
async function requireAllComplete(tx: Executor, projections: readonly Projection[]): Promise<void> {
  for (const [{ document }, errors] of await findMissing(tx, projections, 'ever')) {
    const lacking = errors.map(({ param, msg }) => `${param}: ${msg}`).join('; ');
    throw new Error(`${document.collection}/${document.slug} is not whole. ${lacking}`);
  }
}

type DocumentSteps = ReconcileSteps & { document: StoredDocument };

const isAnything = ({ toPublish, toUnpublish, toSchedule, toCancel }: ReconcileSteps) =>
  toPublish.size + toUnpublish.length + toSchedule.size + toCancel.length > 0;

const projectionOf = (
  { written: { collection }, row }: StoredDocument,
  parts: ReadonlyMap<Part, PublishedRevision>,
) => ({ collection, document: row, parts });

const plansOf =
  (authorId: string) =>
  ({ document, toSchedule }: DocumentSteps) =>
    [...toSchedule].map(([part, { at, revisionId }]) => ({
      documentId: document.row.id,
      part,
      action: 'publish' as const,
      at,
      revisionId,
      authorId,
    }));

/** The plans by which languages cease to be public; where no moment is told, an existing plan stays. */
const endsOf =
  (authorId: string, now: Date) =>
  ({ row: { id: documentId }, written }: StoredDocument) =>
    written.versions.flatMap((version) => {
      const { language: part, unpublishAt: at } = version;
      if (!at || showingOf(version, now) === 'never') return [];
      return [{ documentId, part, action: 'unpublish' as const, at, authorId }];
    });

/** Reads the public and scheduled parts, by the id of a document. */
async function readPublishedState(tx: Executor, kept: readonly StoredDocument[]) {
  const ids = kept.filter(({ isNew }) => !isNew).map(({ row }) => row.id);
  const { documentId, language, revisionId } = versions;
  const live = await tx
    .select({ documentId, language, revisionId })
    .from(versions)
    .where(inArray(documentId, ids));
  const planned = await tx
    .select()
    .from(schedule)
    .where(and(inArray(schedule.documentId, ids), eq(schedule.action, 'publish')));
  const liveOf = Map.groupBy(live, (row) => row.documentId);
  const plannedOf = Map.groupBy(planned, (row) => row.documentId);
  return (id: string) => ({
    live: new Map(liveOf.get(id)?.map((row) => [row.language, row.revisionId])),
    planned: new Map(plannedOf.get(id)?.map((row) => [row.part, planKey(row.at, row.revisionId)])),
  });
}

async function removeEarly(tx: Executor, all: readonly DocumentSteps[]): Promise<void> {
  const pairs = pairsOf(all.map(({ document, toUnpublish }) => [document, toUnpublish]));
  if (!pairs) return;
  await tx.execute(sql`delete from versions where (document_id, language) in ${pairs}`);
  await endPublicationsOf(tx, pairs);
}

async function removePlans(tx: Executor, all: readonly DocumentSteps[]): Promise<void> {
  const pairs = pairsOf(all.map(({ document, toCancel }) => [document, toCancel]));
  if (pairs)
    await tx.execute(
      sql`delete from schedule where action = 'publish' and (document_id, part) in ${pairs}`,
    );
}

/** Ids and parts as a list of SQL; undefined when there is none. */
function pairsOf(all: readonly (readonly [StoredDocument, readonly Part[]])[]) {
  const pairs = all.flatMap(([{ row }, parts]) => parts.map((part) => [row.id, part] as const));
  if (pairs.length === 0) return undefined;
  const ids = sql.param(pairs.map(([id]) => id));
  const parts = sql.param(pairs.map(([, part]) => part));
  return sql`(select * from unnest(${ids}::uuid[], ${parts}::text[]))`;
}
