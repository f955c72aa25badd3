import { allLanguages, isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { toIso } from '#lib/clock.ts';
import { isSlug } from '#lib/slug.ts';
import type { Collection } from '../declare/collection.ts';
import type { Field, Widget } from '../declare/field.ts';
import { ownFields } from '../declare/own-fields.ts';
import { emptyContent, withField } from '../declare/part-fields.ts';
import { isFileWidget } from '../files/formats.ts';
import { languageContent } from '../server/edit/parts.ts';
import type { LanguageContent } from '../server/edit/parts.ts';
import { renderBody } from './body.ts';
import { momentIn, recordsOf } from './csv-records.ts';

/** The reason why a row, or a column, is not taken. */
export interface TableFault {
  kind: 'value' | 'file' | 'title' | 'slug' | 'length' | 'twice' | 'there';
  column: string;
}

/** A row as the draft that it is to become. */
export interface TableRow {
  /** Its number in a spreadsheet. */
  line: number;
  slug: string | undefined;
  title: string;
  facts: Record<string, unknown>;
  versions: Map<Language, LanguageContent>;
  fault: TableFault | undefined;
}

export interface Table {
  rows: TableRow[];
  /** Columns that name no field. */
  unknown: string[];
}

const SLUG = 'slug';

interface Column {
  name: string;
  field: Field | undefined;
  language: Language;
  isFact: boolean;
}

/**
 * Reads a table of which each row becomes a document. The first row names the fields: `title`,
 * `category`, and `title.hi` in another language; a column without a language is English.
 */
export function readTable(collection: Collection, csv: string): Table {
  const [head, ...records] = recordsOf(csv);
  const columns = (head?.cells ?? []).map((cell) => columnOf(collection, cell));
  const unknown = columns.filter(({ field, name }) => !field && name !== SLUG);
  const seen = new Set<string>();
  return {
    rows: records.map(({ cells, line }) => {
      const row = rowOf(columns, cells, line);
      const whole = JSON.stringify(cells.map((cell) => cell.trim()));
      if (seen.has(whole)) row.fault ??= { kind: 'twice', column: 'title' };
      seen.add(whole);
      return row;
    }),
    unknown: unknown.map(({ name }) => name),
  };
}

/** The names of the columns that a table for a collection may have, in these languages. */
export function columnsOf(collection: Collection, languages: readonly Language[]): string[] {
  const written = { ...ownFields(collection), ...collection.words };
  const taken = (fields: Record<string, Field>) =>
    Object.keys(fields).filter((name) => fields[name] && isTaken(fields[name]));
  const words = languages.flatMap((language) =>
    taken(written).map((name) => (language === primaryLanguage ? name : `${name}.${language}`)),
  );
  return [...words, ...taken(collection.facts)];
}

const isTaken = ({ widget }: Field) => !isFileWidget(widget) && widget !== 'byLanguage';

function columnOf(collection: Collection, cell: string): Column {
  const [, base = cell, ending = ''] = /^(.*)\.([a-z]{2})$/i.exec(cell) ?? [];
  const code = ending.toLowerCase();
  const language = isLanguage(code) ? code : primaryLanguage;
  const words: Record<string, Field> = { ...ownFields(collection), ...collection.words };
  const facts: Record<string, Field> = collection.facts;
  const heading = plain(isLanguage(code) ? base : cell);
  const name = [SLUG, ...Object.keys(facts), ...Object.keys(words)].find(
    (each) => plain(each) === heading,
  );
  if (name === undefined) return { name: cell, field: undefined, language, isFact: false };
  const isFact = Object.hasOwn(facts, name);
  const field = (isFact ? facts : words)[name];
  return { name: isLanguage(code) ? `${name}.${code}` : name, field, language, isFact };
}

/** `Published at` and `published_at` name the same column as `publishedAt`. */
const plain = (heading: string) => heading.toLowerCase().replace(/[\s_-]+/g, '');

function rowOf(columns: readonly Column[], cells: readonly string[], line: number): TableRow {
  const row: TableRow = {
    line,
    slug: undefined,
    title: '',
    facts: {},
    fault: undefined,
    versions: new Map(),
  };
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell !== '') row.fault ??= put(row, column, cell);
  }
  const first = allLanguages.find((language) => row.versions.has(language));
  row.title = (first && row.versions.get(first)?.title) ?? '';
  const titleless = [...row.versions].find(([, { title }]) => title === '');
  if (!first || titleless) row.fault ??= { kind: 'title', column: 'title' };
  return row;
}

/** Puts a cell where it belongs; tells what is wrong with it instead. */
function put(row: TableRow, column: Column, cell: string): TableFault | undefined {
  const { name, field, language, isFact } = column;
  if (name === SLUG) {
    row.slug = cell;
    return isSlug(cell) ? undefined : { kind: 'slug', column: name };
  }
  if (!field) return undefined;
  if (!isTaken(field)) return { kind: 'file', column: name };
  const value = valueOf(field, cell);
  const isFine = value !== undefined && field.stored.safeParse(value).success;
  if (!isFine)
    return {
      kind: typeof value === 'string' && field.limits?.most ? 'length' : 'value',
      column: name,
    };
  if (isFact) row.facts[name] = value;
  else putWord(row, language, name.replace(/\.[a-z]{2}$/, ''), value);
  return undefined;
}

function putWord({ versions }: TableRow, language: Language, name: string, value: unknown): void {
  const before = { ...emptyContent(language), ...versions.get(language) };
  versions.set(language, languageContent(withField(language, before, name, value)));
}

const YES = ['yes', 'true', '1', 'हाँ'];
const NO = ['no', 'false', '0', 'नहीं'];

type ReadCell = (cell: string, field: Field) => unknown;

const asNumber: ReadCell = (cell) => (Number.isNaN(Number(cell)) ? undefined : Number(cell));

function asFlag(cell: string): boolean | undefined {
  const typed = cell.toLowerCase();
  return YES.includes(typed) || (NO.includes(typed) ? false : undefined);
}

/** The widgets of which a cell says more than its text. */
const readers: Partial<Record<Widget, ReadCell>> = {
  number: asNumber,
  latitude: asNumber,
  longitude: asNumber,
  hue: asNumber,
  boolean: asFlag,
  datetime: momentOf,
  body: (cell) => renderBody(cell, 1).html,
  list: (cell, { of }) => of && cell.split(';').map((each) => valueOf(of, each.trim())),
};

/** The value of a cell, as the field keeps it; undefined where it says nothing of the kind. */
function valueOf(field: Field, cell: string): unknown {
  const read = readers[field.widget];
  if (read) return read(cell, field);
  return field.choices ? choiceOf(field.choices, cell) : cell;
}

function momentOf(cell: string): string | undefined {
  const moment = momentIn(cell);
  return moment && toIso(moment);
}

/** Finds a choice by its value, or by its label in either language. */
function choiceOf(choices: NonNullable<Field['choices']>, cell: string): string | undefined {
  const typed = cell.toLowerCase();
  return Object.entries(choices).find(([value, labels]) =>
    [value, ...labels].some((each) => each.toLowerCase() === typed),
  )?.[0];
}
