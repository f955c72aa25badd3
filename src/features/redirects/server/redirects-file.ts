import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '#db/database.ts';
import { redirects } from '#db/schema/redirects.ts';
import { redirect } from '../contract.ts';

/** The short addresses of a campaign's folder, at its top. */
export const REDIRECTS_FILE = 'short-addresses.csv';

type Redirect = z.output<typeof redirect>;

/** The short addresses as a file of an exported campaign; none where there are none. */
export async function exportRedirects(
  db: Executor,
): Promise<{ path: string; content: { text: string } }[]> {
  const { path, target } = redirects;
  const rows = await db.select({ path, target }).from(redirects).orderBy(path);
  if (rows.length === 0) return [];
  const text = stringify(rows, { header: true, columns: ['path', 'target'] });
  return [{ path: REDIRECTS_FILE, content: { text } }];
}

/** Reads the short addresses of a folder; a line that is none is told by its place. */
export async function readRedirects(
  folder: string,
  report: (fault: { file: string; line: number; message: string }) => void,
): Promise<Redirect[]> {
  const file = join(folder, REDIRECTS_FILE);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return [];
  const rows: unknown = parse(text, {
    bom: true,
    columns: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return (rows as { record: unknown; info: { lines: number } }[]).flatMap(({ record, info }) => {
    const { data, error } = redirect.safeParse(record);
    if (data) return [data];
    const { path = [], message = '' } = error?.issues[0] ?? {};
    report({ file, line: info.lines, message: `${path.join('.')}: ${message}` });
    return [];
  });
}

/** Keeps short addresses of a folder; those that there are lead where the folder says. */
export async function importRedirects(db: Executor, rows: readonly Redirect[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(redirects)
    .values(rows.map((row) => ({ ...row, changedAt: new Date() })))
    .onConflictDoUpdate({
      target: redirects.path,
      set: { target: sql`excluded.target`, changedAt: new Date() },
    });
}
