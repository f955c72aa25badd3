import { getTableColumns } from 'drizzle-orm';
import type { LetterRow } from '#contract/letters.ts';
import type { Executor } from '#db/database.ts';
import { letters } from '#db/schema/supporter-desk.ts';
import { toIso } from '#lib/clock.ts';
import { maskContacts } from '#lib/mask-contacts.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { shortName } from '#lib/short-name.ts';
import type { Letter, LetterSource } from '#people/letter-source.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { refusedOf } from './refused-replies.ts';
import { sourceIdOf } from './source-column.ts';
import type { LetterRecord } from './source-column.ts';

const EXCERPT = 140;

const { search: _, personKeys: __, ...columns } = getTableColumns(letters);

/** The columns of a letter, without those that only searches read. */
export const letterColumns = columns;

/** A letter of the desk with its words. */
export interface FoundLetter {
  record: LetterRecord;
  letter: Letter;
}

/** Letters with their words, in the order of their rows. */
export async function withWords(
  db: Executor,
  sources: readonly LetterSource[],
  records: readonly LetterRecord[],
): Promise<FoundLetter[]> {
  const found = new Map<string, Letter>();
  for (const source of sources) {
    const ids = records.filter(({ kind }) => kind === source.kind).map(sourceIdOf);
    if (ids.length === 0) continue;
    for (const letter of await source.read(db, ids))
      found.set(`${letter.kind} ${letter.sourceId}`, letter);
  }
  return records.flatMap((record) => {
    const letter = found.get(`${record.kind} ${sourceIdOf(record)}`);
    return letter ? [{ record, letter }] : [];
  });
}

/** Letters as lists show them. */
export async function presentRows(
  db: Executor,
  sources: readonly LetterSource[],
  records: readonly LetterRecord[],
): Promise<LetterRow[]> {
  const found = await withWords(db, sources, records);
  const names = await readAgentNames(
    db,
    records.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  const refused = await refusedOf(
    db,
    records.map(({ id }) => id),
  );
  return found.map((each) => presentRow(each, names, refused));
}

export function presentRow(
  { record, letter }: FoundLetter,
  names: ReadonlyMap<string, string>,
  refused: ReadonlySet<number>,
): LetterRow {
  const { id, kind, constituency, state, assigneeId, dueAt, receivedAt } = record;
  const { number, name, language, subject, message } = letter;
  return {
    id,
    kind,
    number,
    language,
    subject,
    constituency,
    state,
    name: shortName(name),
    excerpt: excerptOf(message),
    assignee: assigneeId === null ? null : { id: assigneeId, name: names.get(assigneeId) ?? '' },
    dueAt: dueAt && toIso(dueAt),
    receivedAt: toIso(receivedAt),
    isRefused: refused.has(id),
  };
}

function excerptOf(message: string): string {
  const words = maskContacts(message).replace(/\s+/g, ' ').trim();
  const graphemes = graphemesOf(words.slice(0, 4 * EXCERPT));
  return graphemes.length > EXCERPT ? `${graphemes.slice(0, EXCERPT).join('').trimEnd()}…` : words;
}
