import { eq } from 'drizzle-orm';
import { NotATable } from '#content/import/csv-records.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { bind } from '#http/bind.ts';
import { findSuppressed, holdSuppressions } from '#people/suppression.ts';
import {
  MAX_IMPORTED,
  countReaders,
  exportReaders,
  importReaders,
  listReaders,
  lookUpReader,
  openReader,
} from '../../contract/people.ts';
import { exportWith } from './export-readers.ts';
import { importFresh, planImport } from './import-list.ts';
import { countAll, findReaders, presentReader } from './list-readers.ts';
import { readList } from './read-list.ts';

interface PeopleDependencies {
  db: Database;
  /** The key of what is remembered of addresses. */
  secret: string;
}

type LookedUp = ReplyOf<typeof lookUpReader>['data'];

/** Faults that are told; a list of another make has one in each row. */
const MAX_FAULTS = 50;

export const newsletterPeopleRoutes = ({ db, secret }: PeopleDependencies) => [
  ...readingRoutes({ db, secret }),
  bind(exportReaders, exportWith(db)),

  bind(importReaders, async ({ body: { csv, isTrial }, act }) => {
    const { rows, readers, faults, unknown } = listIn(csv);
    const told = { rows, refused: faults.length, faults: faults.slice(0, MAX_FAULTS), unknown };
    const { fresh, ...counts } = await act(async (tx) => {
      // Nobody leaves or complains between the look and the import.
      if (!isTrial) await holdSuppressions(tx);
      const plan = await planImport(tx, secret, readers);
      if (isTrial) return plan;
      const taken = await importFresh(tx, secret, plan.fresh);
      return { ...plan, fresh: plan.fresh.slice(0, taken) };
    });
    return { data: { ...told, ...counts, new: fresh.length } };
  }),
];

function readingRoutes({ db, secret }: PeopleDependencies) {
  return [
    bind(listReaders, async ({ query: { after, ...filter } }) => {
      const { rows, next } = await findReaders(db, filter, { after });
      return { data: rows.map(presentReader), next };
    }),

    bind(countReaders, async () => ({ data: await countAll(db) })),

    bind(openReader, async ({ body: { id }, act }) =>
      act(async (tx) => {
        const matchesId = eq(newsletterSubscribers.id, id);
        const [found] = await tx.select().from(newsletterSubscribers).where(matchesId);
        if (!found) throw new Problem('notFound');
        const { email, name, proof } = found;
        return { data: { email, name, proof } };
      }),
    ),

    bind(lookUpReader, async ({ body: { email }, act, addTargets }) =>
      act(async (tx): Promise<{ data: LookedUp }> => {
        const matchesEmail = eq(newsletterSubscribers.email, email);
        const [found] = await tx.select().from(newsletterSubscribers).where(matchesEmail);
        const reason = (await findSuppressed(tx, secret, [email])).get(email) ?? null;
        if (!found)
          return { data: { state: reason ? 'suppressed' : 'unknown', reason, since: null } };
        addTargets(found.id);
        const { state, since } = presentReader(found);
        return { data: { state, reason, since } };
      }),
    ),
  ];
}

function listIn(csv: string) {
  try {
    const list = readList(csv);
    if (list.rows > MAX_IMPORTED)
      throw invalid({ param: 'csv', msg: `Send at most ${MAX_IMPORTED} rows at a time` });
    if (list.rows === 0)
      throw invalid({ param: 'csv', msg: 'There are no rows below the names of the columns' });
    return list;
  } catch (error) {
    if (error instanceof NotATable)
      throw invalid({ param: 'csv', msg: 'This is no table: save it as CSV in UTF-8' });
    throw error;
  }
}
