import { momentIn, recordsOf } from '#content/import/csv-records.ts';
import { allLanguages, languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { email } from '#contract/user-fields.ts';
import { listColumns } from '../../contract/people.ts';

type Column = (typeof listColumns)[number];

/** Somebody who agreed elsewhere, as a row of a list has them. */
export interface ListedReader {
  email: string;
  name: string | null;
  language: Language;
  agreedAt: Date;
  proof: string;
}

export interface ListFault {
  line: number;
  column: Column;
  kind: 'missing' | 'wrong' | 'twice' | 'future';
}

interface ReadList {
  rows: number;
  readers: ListedReader[];
  faults: ListFault[];
  unknown: string[];
}

const LONGEST_NAME = 120;
const LONGEST_PROOF = 300;

/** Reads a list; a row without proof of consent is none. Throws `NotATable`. */
export function readList(csv: string, now = new Date()): ReadList {
  const [head, ...records] = recordsOf(csv);
  const names = (head?.cells ?? []).map(plain);
  const isColumn = (name: string) => listColumns.some((column) => column === name);
  const list: ReadList = {
    rows: records.length,
    readers: [],
    faults: [],
    unknown: names.filter((name) => name !== '' && !isColumn(name)),
  };
  const seen = new Set<string>();
  for (const { cells, line } of records) {
    const cellOf = (column: Column) => cells[names.indexOf(column)]?.normalize('NFC') ?? '';
    const read = readRow(cellOf, now);
    const isTwice = !('kind' in read) && seen.has(read.email);
    if ('kind' in read) list.faults.push({ line, ...read });
    else if (isTwice) list.faults.push({ line, column: 'email', kind: 'twice' });
    else list.readers.push(read);
    if (!('kind' in read)) seen.add(read.email);
  }
  return list;
}

/** `Consent date` and `consent-date` name the same column. */
const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function readRow(
  cellOf: (column: Column) => string,
  now: Date,
): ListedReader | Omit<ListFault, 'line'> {
  for (const column of listColumns)
    if (column !== 'name' && cellOf(column) === '') return { column, kind: 'missing' };
  const address = email.safeParse(cellOf('email'));
  if (!address.success) return { column: 'email', kind: 'wrong' };
  const name = cellOf('name');
  if (!isLine(name, LONGEST_NAME)) return { column: 'name', kind: 'wrong' };
  const language = languageOf(cellOf('language'));
  if (!language) return { column: 'language', kind: 'wrong' };
  const date = cellOf('consent_date');
  const agreedAt = /^\d/.test(date) ? momentIn(date) : undefined;
  if (!agreedAt) return { column: 'consent_date', kind: 'wrong' };
  if (agreedAt > now) return { column: 'consent_date', kind: 'future' };
  const proof = cellOf('consent_proof');
  if (!isLine(proof, LONGEST_PROOF)) return { column: 'consent_proof', kind: 'wrong' };
  return { email: address.data, name: name || null, language, agreedAt, proof };
}

const isLine = (text: string, longest: number) => text.length <= longest && !/\p{Cc}/u.test(text);

/** The language of a cell: by its code, its English name, or as its speakers write it. */
function languageOf(cell: string): Language | undefined {
  const typed = cell.toLowerCase();
  return allLanguages.find((code) => [code, namesOf(code)].flat().includes(typed));
}

const english = new Intl.DisplayNames('en', { type: 'language' });
const namesOf = (code: Language) =>
  [languages[code].name, english.of(code) ?? ''].map((name) => name.toLowerCase());
