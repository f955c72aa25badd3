import { and, eq, gte, lte } from 'drizzle-orm';
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
  const day = indianDay(at);
  const isIt = eq(advertisements.certificate, certificate.trim());
  const isInForce = and(lte(advertisements.runsFrom, day), gte(advertisements.runsUntil, day));
  if ((await tx.$count(advertisements, and(isIt, isInForce))) > 0) return;
  throw invalid({ param, msg: NOT_CERTIFIED });
}

/** The same for a document as it was written last, where it says that it is an advertisement. */
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
