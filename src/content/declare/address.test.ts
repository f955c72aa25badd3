import { expect, test } from 'vitest';
import { collections } from '../../main/collections.ts';
import { documentAt, pathOf, whereRead } from './address.ts';
import type { Field } from './field.ts';

const photo = { slug: 'first-well', facts: { album: 'wells' } };
const item = (slug: string) => ({ slug, facts: {} });
const addresses = [
  { address: '/photos/:slug' },
  { address: '/photos/:album/:slug' },
  { address: '/faq#:slug' },
  { address: '/audios' },
  { address: { contact: '/contactus' } },
] as const;
const [albums, photos, questions, recordings, texts] = addresses;

test('a document has a page of its own where its slug is part of the path', () => {
  expect(pathOf(photos, photo)).toBe('/photos/wells/first-well');
  expect(pathOf(texts, item('contact'))).toBe('/contactus');
  expect(pathOf(questions, item('who-pays'))).toBeUndefined();
  expect(pathOf(recordings, item('letter-1'))).toBeUndefined();
  expect(pathOf(texts, item('hero'))).toBeUndefined();
});

test('a document without a page of its own is read on another', () => {
  expect(whereRead(questions, item('who-pays'))).toBe('/faq#who-pays');
  expect(whereRead(recordings, item('letter-1'))).toBe('/audios');
  expect(whereRead(texts, item('hero'))).toBeUndefined();
  expect(whereRead({}, item('roads'))).toBeUndefined();
});

test('a path tells whose page it is', () => {
  expect(documentAt(addresses, '/photos/wells')).toEqual({ collection: albums, slug: 'wells' });
  expect(documentAt(addresses, '/photos/wells/first-well')).toEqual({
    collection: photos,
    slug: 'first-well',
  });
  expect(documentAt(addresses, '/contactus')).toEqual({ collection: texts, slug: 'contact' });
});

test.each(['/photos', '/photos/wells.ics', '/photos/a/b/c', '/faq', '/audios', '/news/wells'])(
  '%s is the page of no document',
  (path) => {
    expect(documentAt(addresses, path)).toBeUndefined();
  },
);

test.each(collections.map((collection) => [collection.name, collection] as const))(
  'what the address of %s is made of, each of its documents has',
  (_, { address, facts }) => {
    const parts = typeof address === 'string' ? (address.match(/(?<=:)\w+/g) ?? []) : [];
    const given = parts.filter((part) => part === 'slug' || isRequired(facts[part]));
    expect(given).toEqual(parts);
  },
);

const isRequired = (field: Field | undefined) =>
  field?.widget === 'reference' && !field.stored.safeParse(undefined).success;
