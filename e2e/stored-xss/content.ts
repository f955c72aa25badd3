import type { Collection } from '#content/declare/collection.ts';
import type { Field, Fields } from '#content/declare/field.ts';
import { ownFields } from '#content/declare/own-fields.ts';
import { validValue } from '#test/valid-values.ts';
import { collections } from '../../src/main/collections.ts';
import { doneBy } from './ask.ts';
import type { AskAs } from './ask.ts';
import { fileNames } from './payloads.ts';
import { holding, html } from './poison.ts';

type Values = Record<string, unknown>;
type Slugs = (collection: string) => Promise<string>;

interface Desk {
  ask: AskAs;
  /** A picture of the media library, for a field of a collection. */
  pictureFor: (collection: string, field: string) => Promise<Values>;
}

const files = ['audio', 'video', 'pdf', 'captions'];

/** A document of every collection, each field full of payloads, public in two languages. */
export async function poisonContent(desk: Desk): Promise<{ collection: string; id: string }[]> {
  const made = new Map<string, Promise<{ slug: string; id: string }>>();
  const make = (name: string) => {
    const collection = collections.find((each) => each.name === name);
    if (!collection) throw new Error(`There is no ${name}`);
    const slugIn = async (to: string) => (await once(to)).slug;
    return write(desk, collection, slugIn);
  };
  const once = (name: string) => {
    const begun = made.get(name) ?? make(name);
    made.set(name, begun);
    return begun;
  };
  const documents = [];
  for (const { name } of collections) documents.push({ collection: name, ...(await once(name)) });
  return documents;
}

async function write({ ask, pictureFor }: Desk, collection: Collection, slugIn: Slugs) {
  const { name } = collection;
  const before = await existing(ask, name);
  const known = Object.keys(before.facts);
  const valuesOf = (fields: Fields) => poisoned(fields, { name, known, slugIn, pictureFor });
  const facts = { ...before.facts, ...(await valuesOf(collection.facts)) };
  const parts = {
    facts,
    en: await wordsOf(collection, valuesOf),
    hi: await wordsOf(collection, valuesOf),
  };
  const id = before.id ?? (await ask('content/create', { collection: name })).data.id;
  const revisions: Values = {};
  for (const [part, content] of Object.entries(parts)) {
    const base = before.revisions[part] ?? null;
    const saved = await doneBy(ask, 'content/save', { collection: name, id, part, content, base });
    revisions[part] = saved.data.revision;
  }
  await doneBy(ask, 'content/publish', { collection: name, id, revisions });
  const { slug } = (await ask(`content/draft?collection=${name}&id=${id}`)).data;
  return { slug: String(slug), id: String(id) };
}

/** The settings are one document, which is there already. */
async function existing(ask: AskAs, collection: string) {
  const none = { id: undefined, facts: {}, revisions: {} as Values };
  if (collection !== 'settings') return none;
  const [{ id }] = (await ask(`content/list?collection=${collection}`)).data;
  const { parts } = (await ask(`content/draft?collection=${collection}&id=${id}`)).data;
  const revisions: Values = Object.fromEntries(
    parts.map(({ part, revision }: Values) => [part, revision]),
  );
  const facts = parts.find(({ part }: Values) => part === 'facts').content;
  return { id: String(id), facts, revisions };
}

async function wordsOf(collection: Collection, valuesOf: (fields: Fields) => Promise<Values>) {
  const { title, summary = null, body = null } = await valuesOf(ownFields(collection));
  return { title, summary, body, words: await valuesOf(collection.words) };
}

interface Place {
  name: string;
  /** Facts that stay as they are where no payload fits them. */
  known: readonly string[];
  slugIn: Slugs;
  pictureFor: Desk['pictureFor'];
}

async function poisoned(fields: Fields, place: Place): Promise<Values> {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = await valueOf(name, field, place);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

async function valueOf(name: string, field: Field, place: Place): Promise<unknown> {
  const { widget, of, limits, to, also } = field;
  if (of) return itemsOf(name, field, of, place);
  if (widget === 'picture') return place.pictureFor(place.name, name);
  if (widget === 'body') return html();
  if (to && !also) return place.slugIn(to);
  if (files.includes(widget)) return withName(validValue(field, String));
  const text = holding(limits?.most ?? 300, (each) => field.stored.safeParse(each).success);
  return text === '' ? usual(name, field, place) : text;
}

const withName = (file: unknown) => ({ ...Object(file), name: fileNames[0] });

/** Two items of a list, or the value in two languages. */
async function itemsOf(name: string, field: Field, of: Field, place: Place): Promise<unknown> {
  if (!['text', 'url', 'picture'].includes(of.widget)) return usual(name, field, place);
  const items = await Promise.all([0, 1].map(() => valueOf(name, of, place)));
  if (field.widget === 'byLanguage') return { en: items[0], hi: items[1] };
  return items.slice(0, field.limits?.most ?? 2);
}

/** Fields that may be left out are, so that no switch of the site is turned. */
const usual = async (name: string, field: Field, { known, slugIn }: Place) => {
  if (field.isOptional || known.includes(name)) return undefined;
  const slug = field.widget === 'reference' ? await slugIn(field.to ?? '') : '';
  return validValue(field, () => slug);
};
