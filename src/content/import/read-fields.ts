import { parseMoment, toIso } from '#lib/clock.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Field, Fields, Widget } from '../declare/field.ts';
import { isFileWidget } from '../files/formats.ts';
import type { FileWidget } from '../files/formats.ts';
import type { Entry } from './front-matter.ts';
import { locationOf, reportKey } from './read-context.ts';
import type { ReadContext } from './read-context.ts';

type Values = Record<string, unknown>;

/** Reads the values of declared fields; files are noted in the parsed document and set once they are stored. */
export function readFields(fields: Fields, reading: ReadContext): Values {
  const values: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    const entry = reading.source.entries.get(key);
    if (entry && entry.value !== null) values[key] = readField(key, field, entry, values, reading);
  }
  return values;
}

function readField(key: string, field: Field, entry: Entry, into: Values, reading: ReadContext) {
  if (isFileWidget(field.widget))
    return noteFile(key, { ...field, widget: field.widget }, entry, into, reading);
  const value = valueOf(field, entry, reading);
  noteUses(key, field, entry, value, reading);
  return value;
}

/** Widgets of texts that people read, whose dandas and spaces are normalised. */
const wordWidgets: ReadonlySet<Widget> = new Set(['text', 'list', 'byLanguage']);

/** Moments as they are stored, where they are any; words as they are set, also those in a list. */
function valueOf({ widget }: Field, { value }: Entry, { baseDate }: ReadContext): unknown {
  if (widget === 'datetime') {
    const moment = typeof value === 'string' ? parseMoment(value, baseDate) : undefined;
    return moment ? toIso(moment) : value;
  }
  return wordWidgets.has(widget) ? setWords(value) : value;
}

function setWords(value: unknown): unknown {
  if (typeof value === 'string') return spaceDandas(value.trim());
  if (Array.isArray(value)) return value.map(setWords);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, setWords(each)]));
}

function noteUses(
  field: string,
  { widget, to, also = {} }: Field,
  entry: Entry,
  value: unknown,
  reading: ReadContext,
): void {
  const place = locationOf(reading, entry);
  const text = String(value);
  if (to && !Object.hasOwn(also, text))
    reading.parsed.references.push({ location: place, field, to, slug: text });
  if (widget === 'url') reading.parsed.links.push({ location: place, address: text });
}

const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

function noteFile(
  field: string,
  { widget, beside = {} }: Field & { widget: FileWidget },
  entry: Entry,
  into: Values,
  reading: ReadContext,
) {
  const name = String(entry.value);
  if (!FILE_NAME.test(name)) {
    reportKey(reading, field, 'write the name of a file that lies beside this one', entry);
    return name;
  }
  reading.parsed.media.push({
    location: locationOf(reading, entry),
    field,
    widget,
    name,
    into,
    path: `${reading.folder}/${name}`,
    pages: numberAt(beside.pages, reading),
    seconds: numberAt(beside.seconds, reading),
  });
  return name;
}

/** Reads a number from front matter: of the file's own language, else of the file with the facts. */
function numberAt(key: string | undefined, { source, primary }: ReadContext): number | undefined {
  if (key === undefined) return undefined;
  const value = (source.entries.get(key) ?? primary.entries.get(key))?.value;
  return typeof value === 'number' ? value : undefined;
}
