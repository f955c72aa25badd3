import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { advertisements } from '#db/schema/advertisements.ts';
import { indianDay } from '#lib/clock.ts';

const NOT_CERTIFIED =
  'No certificate with this number is in force on that day. Enter it in the register of advertisements first.';

/** Throws 422 naming the field unless the certificate of an advertisement is in force at a moment. */
export async function requireCertificate(
  tx: Executor,
  certificate: string,
  { at, param }: { at: Date; param: string },
): Promise<void> {
  if (!(await isInForce(tx, certificate, at))) throw invalid({ param, msg: NOT_CERTIFIED });
}

async function isInForce(tx: Executor, certificate: string, at: Date): Promise<boolean> {
  const day = indianDay(at);
  const matchesCertificate = eq(advertisements.certificate, certificate.trim());
  const runs = and(lte(advertisements.runsFrom, day), gte(advertisements.runsUntil, day));
  return (await tx.$count(advertisements, and(matchesCertificate, runs))) > 0;
}

/**
 * Requires a certificate in force of a document as it was written last, where it says that it is an
 * advertisement.
 */
export async function requireCertified(
  tx: Executor,
  documentId: string,
  at: Date = new Date(),
): Promise<void> {
  const heads = await readHeads(tx, documentId);
  const { isAdvertisement, certificate } = heads.get('facts')?.content ?? {};
  if (isAdvertisement !== true) return;
  const number = typeof certificate === 'string' ? certificate : '';
  await requireCertificate(tx, number, { at, param: 'facts.certificate' });
}

/**
 * Whether a document whose plan is due would go out as an advertisement without a certificate in force now: the
 * register may have changed since it was planned, and a silence may have held it past the last day.
 */
export async function wouldShowUncertified(db: Executor, documentId: string): Promise<boolean> {
  const { rows } = await db.execute<{ certificate: string | null }>(sql`
    with due as (
      select part, revision_id from schedule
      where document_id = ${documentId} and action = 'publish' and at <= now())
    select r.content ->> 'certificate' as certificate
    from documents d join revisions r on r.id = coalesce(
      (select revision_id from due where part = 'facts'), d.facts_revision_id,
      (select p.revision_id from drafts p where p.document_id = d.id and p.part = 'facts'))
    where d.id = ${documentId} and exists (select from due)
      and r.content -> 'isAdvertisement' = 'true'`);
  const [advertisement] = rows;
  return (
    advertisement !== undefined &&
    !(await isInForce(db, advertisement.certificate ?? '', new Date()))
  );
}
