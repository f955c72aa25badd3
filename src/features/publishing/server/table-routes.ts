import type { Collection } from '#content/declare/collection.ts';
import { NotATable } from '#content/import/csv-records.ts';
import { columnsOf, readTable } from '#content/import/read-table.ts';
import type { Table, TableRow } from '#content/import/read-table.ts';
import { markRowsThere } from '#content/import/rows-there.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { createAt, newSlugs } from '#content/server/edit/new-slug.ts';
import { factsPart } from '#content/server/edit/parts.ts';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import { allLanguages } from '#contract/languages.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { MAX_ROWS, importTable, readTableColumns } from '../contract.ts';
import type { PublishingDependencies } from './dependencies.ts';

/** Calls that make many drafts out of a table. */
export function tableRoutes(services: PublishingDependencies, { of, sectionOf }: Collections) {
  return [
    bind(
      readTableColumns,
      async ({ query: { collection } }) => {
        const columns = columnsOf(of(collection), services.offeredLanguages());
        return { data: { columns, mostRows: MAX_ROWS } };
      },
      sectionOf,
    ),

    bind(
      importTable,
      async ({ body: { collection: name, csv, isTrial }, caller, act, addTargets }) => {
        const collection = of(name);
        const { rows, unknown } = tableOf(collection, csv);
        const authorId = callingAgent(caller).id;
        const data = await act(async (tx) => {
          await markRowsThere(tx, collection, rows);
          const told = [];
          for (const row of rows) {
            const outcome =
              row.fault || isTrial
                ? { id: null, fault: row.fault ?? null }
                : await makeOne(tx, collection, row, authorId);
            if (outcome.id) addTargets(outcome.id);
            told.push({ line: row.line, title: row.title.slice(0, 200), ...outcome });
          }
          return told;
        });
        return { data: { rows: data, unknown } };
      },
      sectionOf,
    ),
  ];
}

function tableOf(collection: Collection, csv: string): Table {
  try {
    const table = readTable(collection, csv);
    if (table.rows.length > MAX_ROWS)
      throw invalid({ param: 'csv', msg: `Send at most ${MAX_ROWS} rows at a time` });
    if (table.rows.length === 0)
      throw invalid({ param: 'csv', msg: 'There are no rows below the names of the columns' });
    return table;
  } catch (error) {
    if (error instanceof NotATable)
      throw invalid({ param: 'csv', msg: 'This is no table: save it as CSV in UTF-8' });
    throw error;
  }
}

/** A row that is refused leaves the others alone. */
async function makeOne(tx: Transaction, collection: Collection, row: TableRow, authorId: string) {
  try {
    return { id: await tx.transaction((one) => make(one, collection, row, authorId)), fault: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id: null, fault: { kind: 'refused' as const, column: row.slug ? 'slug' : 'title' } };
  }
}

async function make(
  tx: Transaction,
  collection: Collection,
  { slug, title, facts, versions }: TableRow,
  authorId: string,
): Promise<string> {
  const slugs = slug === undefined ? newSlugs(title) : [slug];
  const original = allLanguages.find((language) => versions.has(language));
  const { id: documentId } = await createAt(tx, collection, slugs, { original, authorId });
  const save = { documentId, base: null, authorId };
  // The original comes first: translations are measured against it.
  for (const language of allLanguages) {
    const content = versions.get(language);
    if (content)
      await saveDraft(tx, collection, { ...save, part: language, content: { ...content } });
  }
  await saveDraft(tx, collection, { ...save, part: factsPart, content: facts });
  return documentId;
}
