import { expect, test } from 'vitest';
import { storedFiles } from '#test/stored-files.ts';
import { collections } from '../../main/collections.ts';
import { documentSchema } from '../server/document/document-schema.ts';
import { describeCollection } from './describe.ts';
import type { CollectionDescription, FieldDescription } from './describe.ts';
import type { Widget } from './field.ts';

const described = collections.map((collection) => ({
  collection,
  description: describeCollection(collection),
}));
const fieldsOf = ({ groups }: CollectionDescription) => groups.flatMap(({ fields }) => fields);
const fields = described.flatMap(({ description }) =>
  fieldsOf(description).map((field) => [`${description.name}.${field.name}`, field] as const),
);

const text = ({ limits: { most = 0 } }: FieldDescription) => 'a'.repeat(most);
const number = ({ limits: { from = 0 } }: FieldDescription) => from;
const chosen = ({ choices }: FieldDescription) => choices[0]?.value;
const items = ({ of }: FieldDescription) => (of ? [valueOf(of)] : undefined);

/** A value for each widget, made from the description alone; also the list of known widgets. */
const values: Record<Widget, (field: FieldDescription) => unknown> = {
  text,
  body: () => '<p>Text.</p>',
  slug: () => 'a-slug',
  number,
  latitude: number,
  longitude: number,
  hue: number,
  choice: chosen,
  motif: chosen,
  hour: chosen,
  boolean: () => true,
  datetime: () => '2026-11-22T10:00:00+05:30',
  month: () => '2026-11',
  url: () => '/news',
  reference: () => 'another-document',
  picture: () => storedFiles.picture,
  audio: () => storedFiles.recording,
  video: () => storedFiles.film,
  pdf: () => storedFiles.pdf,
  captions: () => storedFiles.captions,
  list: items,
  byLanguage: ({ of }) => (of ? { en: valueOf(of), hi: valueOf(of) } : undefined),
};

const valueOf = (field: FieldDescription): unknown => values[field.widget](field);

/** A document of a collection with every field filled in, or with those alone that are required. */
function filledIn(description: CollectionDescription, isWanted = (_: FieldDescription) => true) {
  const filled = (isLocalized: boolean) =>
    Object.fromEntries(
      fieldsOf(description)
        .filter((field) => field.isLocalized === isLocalized && isWanted(field))
        .map((field) => [field.name, valueOf(field)]),
    );
  const { title, summary = null, body = null, ...words } = filled(true);
  return {
    slug: 'a-slug',
    position: 1,
    facts: filled(false),
    versions: { en: { title, summary, body, words } },
  };
}

const isInHindi = (said: string) => /\p{Script=Devanagari}/u.test(said) || said === 'PDF';

test.each(fields)('%s says in English and Hindi what it is and what to write', (_, field) => {
  const { label, help, choices } = field;
  for (const said of [label, help]) {
    expect(said.en).toMatch(/[a-z]/i);
    expect(said.hi).toSatisfy(isInHindi);
  }
  for (const { value, label: of } of choices) {
    expect([value, of.en, of.hi].every((each) => each.length > 0)).toBe(true);
  }
});

test.each(fields)('%s has a control, and what it needs to be drawn', (_, field) => {
  const known: readonly string[] = collections.map(({ name }) => name);
  const needs: Partial<Record<Widget, boolean>> = {
    text: (field.limits.most ?? 0) > 0,
    choice: field.choices.length > 1,
    motif: field.choices.length > 1,
    hour: field.choices.length > 1,
    reference: known.includes(field.to ?? ''),
    list: field.of !== undefined && (field.limits.most ?? 0) > 0,
    byLanguage: field.of !== undefined,
    hue: field.limits.to !== undefined,
    latitude: field.limits.to === 90,
    longitude: field.limits.to === 180,
  };
  expect(Object.keys(values)).toContain(field.widget);
  expect(needs[field.widget] ?? true).toBe(true);
});

test.each(
  described.map(
    ({ description, ...rest }) => [description.name, { description, ...rest }] as const,
  ),
)(
  'what is filled in by the description of %s alone is a whole document',
  (_, { collection, description }) => {
    const schema = documentSchema(collection);
    expect(schema.safeParse(filledIn(description)).error).toBeUndefined();
    const required = filledIn(description, ({ isRequired }) => isRequired);
    expect(schema.safeParse(required).error).toBeUndefined();
  },
);

/** A value just outside what a description allows; undefined where it names no limit. */
function beyond({ widget, limits: { most, from, to } }: FieldDescription): unknown {
  if (widget === 'text') return 'a'.repeat((most ?? 0) + 1);
  if (to !== undefined) return to + 1;
  return from === undefined ? undefined : from - 1;
}

const limited = described.flatMap(({ collection, description }) =>
  fieldsOf(description)
    .filter((field) => beyond(field) !== undefined)
    .map(
      (field) => [`${description.name}.${field.name}`, { collection, description, field }] as const,
    ),
);

test.each(limited)('the limit of %s that an editor tells is the one that holds', (_, of) => {
  const { collection, description, field } = of;
  const { versions, facts, ...rest } = filledIn(description);
  const { words, ...own } = versions.en;
  const wrong = { [field.name]: beyond(field) };
  const isWord = field.isLocalized && !(field.name in own);
  const en = {
    ...own,
    ...(field.isLocalized && !isWord && wrong),
    words: { ...words, ...(isWord && wrong) },
  };
  const document = {
    ...rest,
    facts: { ...facts, ...(!field.isLocalized && wrong) },
    versions: { en },
  };
  expect(documentSchema(collection).safeParse(document).error?.issues[0]?.path.at(-1)).toBe(
    field.name,
  );
});

test('a description is plain data, so that it can be sent to an editor', () => {
  const descriptions = described.map(({ description }) => description);
  expect(JSON.parse(JSON.stringify(descriptions))).toEqual(descriptions);
});

test('what a second person looks at first is declared: banners of home, statements, settings', () => {
  const reviewed = described.filter(({ description }) => description.needsReview);
  expect(reviewed.map(({ description }) => description.name).toSorted()).toEqual([
    'banners',
    'press-releases',
    'settings',
  ]);
});

test('what a field says of another beside it is said of one that is there', () => {
  for (const { description } of described) {
    const names: unknown[] = fieldsOf(description).map(({ name }) => name);
    const beside = fieldsOf(description).flatMap((field) => Object.values(field.beside));
    expect(names).toEqual(expect.arrayContaining(beside));
  }
});
