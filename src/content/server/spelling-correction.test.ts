import { expect, test } from 'vitest';
import { editingDesk, english, facts, notes } from '#test/editing-desk.ts';
import { publish } from './edit/publish.ts';

const { reader, act, draftIn } = await editingDesk();

/** The slugs of the public notes, each with its title, that a search finds. */
async function found(typed: string, titles: Record<string, string>): Promise<string[]> {
  for (const [slug, title] of Object.entries(titles)) {
    const words = { ...english, title, summary: 'In short.' };
    const { id, revisions } = await draftIn(notes, slug, [facts, words]);
    await act((tx) => publish(tx, notes, { documentId: id, revisions }));
  }
  reader.forget('notes');
  const { data } = await reader.list(notes, 'en', { s: typed });
  return data.map(({ slug }) => String(slug));
}

test.each([
  ['watar', 'water'],
  ['vater', 'water'],
  ['watre', 'water'],
  ['wter', 'water'],
  ['shcool', 'school'],
  ['cilnic', 'clinic'],
  ['haelth', 'health'],
  ['pubilc', 'public'],
  ['brigde', 'bridge'],
  ['raod', 'road'],
  ['constitunecy', 'constituency'],
  ['contsituenyc', 'constituency'],
  ['govermnet', 'government'],
  ['बिकास', 'विकास'],
  ['पनाी', 'पानी'],
])('«%s» is taken for a slip of «%s»', async (typed, meant) => {
  expect(await found(typed, { meant, other: 'Ferry' })).toEqual(['meant']);
});

test.each([
  ['a word that is there', 'wader', { wader: 'Wader', water: 'Water' }, ['wader']],
  ['the beginning of one', 'wade', { wader: 'Wader', water: 'Water', wave: 'Wave' }, ['wader']],
  ['a number', '1234', { year: '1235' }, []],
  ['a short word', 'bsu', { bus: 'Bus' }, []],
  ['a word with two slips', 'vatre', { water: 'Water' }, []],
  ['Hindi in Latin letters', 'pani', { pani: 'पानी', pain: 'Pain' }, ['pani']],
])('%s is not corrected', async (_, typed, titles, slugs) => {
  expect(await found(typed, titles)).toEqual(slugs);
});

test('a slip in a word that also sounds like one of the other script finds both', async () => {
  const titles = { road: 'The road', hindi: 'रोड', rand: 'A rand' };
  expect((await found('raod', titles)).toSorted()).toEqual(['hindi', 'road']);
});

test('of many words that may be meant the nearest three are', async () => {
  const titles = { one: 'Farmer', two: 'Farmers', three: 'Farmed', four: 'Farming' };
  const slugs = await found('farmre', titles);
  expect(slugs).toContain('one');
  expect(slugs.length).toBeLessThanOrEqual(3);
});
