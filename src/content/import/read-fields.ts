import { spaceDandas } from '#lib/danda.ts';
import type { Field, Fields } from '../declare/field.ts';
import { isFileWidget } from '../files/formats.ts';
import type { FileWidget } from '../files/formats.ts';
import { FieldFault, fieldValue } from './field-value.ts';
import type { Entry } from './front-matter.ts';
import { placeOf, reportKey } from './reading.ts';
import type { Reading } from './reading.ts';

type Values = Record<string, unknown>;

/** The values of declared fields; files are noted in the draft and set once they are stored. */
export function readFields(fields: Fields, reading: Reading): Values {
  const values: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    const entry = reading.source.entries.get(key);
    if (entry && entry.value !== null) readField(key, field, entry, values, reading);
    else if (!isOptional(field)) reportKey(reading, key, 'is missing', entry);
  }
  return values;
}

function readField(
  key: string,
  field: Field,
  entry: Entry,
  values: Values,
  reading: Reading,
): void {
  try {
    if (isFileWidget(field.widget)) noteFile(key, field.widget, entry, values, reading);
    else values[key] = noteUses(key, field, entry, valueOf(field, entry, reading), reading);
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    reportKey(reading, key, error.message, entry);
  }
}

function valueOf(field: Field, { value }: Entry, { anchor }: Reading): unknown {
  const read = fieldValue(field, value, anchor);
  return field.widget === 'text' || field.widget === 'map' ? setWords(read) : read;
}

/** Words as they are set, also those in a list or by language. */
function setWords(value: unknown): unknown {
  if (typeof value === 'string') return spaceDandas(value);
  if (Array.isArray(value)) return value.map(setWords);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, setWords(each)]));
}

function noteUses(
  field: string,
  { widget, to }: Field,
  entry: Entry,
  value: unknown,
  reading: Reading,
) {
  const place = placeOf(reading, entry);
  const text = String(value);
  if (to) reading.draft.references.push({ place, field, to, slug: text });
  if (widget === 'link') reading.draft.links.push({ place, address: text });
  return value;
}

const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

function noteFile(field: string, widget: FileWidget, entry: Entry, into: Values, reading: Reading) {
  const name = entry.value;
  if (typeof name !== 'string' || !FILE_NAME.test(name)) {
    throw new FieldFault('write the name of a file that lies beside this one');
  }
  reading.draft.media.push({
    place: placeOf(reading, entry),
    ...{ field, widget, name, into, path: `${reading.folder}/${name}` },
    pages: numberAt('pages', reading),
    seconds: numberAt('durationSeconds', reading),
  });
}

/** What front matter says about its file: in its own language, else with the facts. */
function numberAt(key: string, { source, primary }: Reading): number | undefined {
  const value = (source.entries.get(key) ?? primary.entries.get(key))?.value;
  return typeof value === 'number' ? value : undefined;
}

function isOptional({ stored }: Field): boolean {
  return stored.safeParse(undefined).success;
}
