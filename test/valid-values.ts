import type { Collection } from '#content/declare/collection.ts';
import type { Field, Fields, Widget } from '#content/declare/field.ts';
import { ownFields } from '#content/declare/own-fields.ts';

const file = { key: 'a'.repeat(64), name: 'file.bin', type: 'application/pdf', bytes: 10 };
const picture = {
  ...file,
  name: 'a.jpg',
  type: 'image/jpeg',
  width: 10,
  height: 10,
  placeholder: '#000000',
  widths: [],
};

const plainValues: Partial<Record<Widget, unknown>> = {
  boolean: true,
  datetime: '2026-11-20T09:30:00+05:30',
  month: '2026-11',
  url: 'https://campaign.example/',
  picture,
  audio: file,
  video: file,
  pdf: file,
  captions: file,
  body: '<p>A text.</p>',
};

const numeric: readonly Widget[] = ['number', 'hue', 'latitude', 'longitude'];

type SlugIn = (collection: string) => string;

/** A value that a field allows; `slugIn` names a document of the collection that a reference is to. */
export function validValue(field: Field, slugIn: SlugIn): unknown {
  const { widget, of, limits } = field;
  if (of) return validItems(widget, validValue(of, slugIn));
  if (numeric.includes(widget)) return Math.max(limits?.from ?? 1, 1);
  return plainValues[widget] ?? chosen(field, slugIn);
}

const validItems = (widget: Widget, item: unknown) => (widget === 'list' ? [item] : { en: item });

function chosen({ widget, choices, also, to = '' }: Field, slugIn: SlugIn): string {
  const [first] = Object.keys(choices ?? also ?? {});
  return first ?? (widget === 'reference' ? slugIn(to) : 'A text');
}

const required = (fields: Fields, slugIn: (collection: string) => string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.isOptional ? [] : [[name, validValue(field, slugIn)]],
    ),
  );

/** A whole document of a collection: its facts, and its text in one language. */
export function validDocument(collection: Collection, slugIn: (collection: string) => string) {
  const { title, summary = null, body = null } = required(ownFields(collection), slugIn);
  const words = required(collection.words, slugIn);
  return { facts: required(collection.facts, slugIn), text: { title, summary, body, words } };
}
