import { expect, test } from 'vitest';
import { someAgent } from '#test/agents.ts';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph } from '#test/media-files.ts';

const { db, media, editor, ask, get, arrive } = await mediaDesk();
const producer = await someAgent(db, 'producer@campaign.example', [
  { role: 'publisher', languages: null },
]);

const conflict = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Look at what they saved, and choose.',
};
const saved = { status: 200 };

/** Sends for two agents who have read the same; the second was not told of the first. */
async function both(path: string, first: object, second: object, by = editor.token) {
  expect(await ask(path, first, media.token)).toMatchObject(saved);
  return ask(path, second, by);
}

test('of two who tell the same of a file otherwise, the second does not undo the first unasked', async () => {
  const { id } = await arrive('ferry.jpg', await photograph(71));
  const seen = { credit: '', albums: [] };
  const mine = { id, credit: 'Farida', seen };
  expect(await both('edit', { id, credit: 'Joseph', seen }, mine)).toMatchObject(conflict);
  expect((await get(id)).credit).toBe('Joseph');
  expect(await ask('edit', { ...mine, seen: { credit: 'Joseph' } })).toMatchObject(saved);
  // A reply that was lost, and a press that follows it.
  expect(await ask('edit', { ...mine, seen: { credit: 'Joseph' } })).toMatchObject(saved);
  // Another field is in nobody’s way.
  expect(await ask('edit', { id, place: 'Nilova', seen: { place: '' } })).toMatchObject(saved);
  const albums = { id, albums: ['Ferry'], seen: { albums: [] } };
  expect(await both('edit', albums, { ...albums, albums: ['Boats'] })).toMatchObject(conflict);
});

test('of two who describe a picture, or set its focal point, the second does not undo the first unasked', async () => {
  const { id } = await arrive('jetty.jpg', await photograph(72));
  const words = { id, language: 'en', alt: 'A jetty', seen: '' };
  expect(await both('describe', words, { ...words, alt: 'A bridge' })).toMatchObject(conflict);
  expect((await get(id)).alts).toEqual({ en: 'A jetty' });
  const hindi = { ...words, language: 'hi', alt: 'घाट' };
  expect(await ask('describe', hindi)).toMatchObject(saved);
  const point = { id, focus: { x: 20, y: 30 }, seen: null };
  const other = { ...point, focus: { x: 80, y: 30 } };
  expect(await both('frame', point, other)).toMatchObject(conflict);
  expect((await get(id)).focus).toEqual({ x: 20, y: 30 });
  expect(await ask('frame', { ...other, seen: { x: 20, y: 30 } })).toMatchObject(saved);
});

test('of two who cut a picture, the second does not undo the first unasked', async () => {
  const { id } = await arrive('pier.jpg', await photograph(73));
  const left = { x: 0, y: 0, width: 50, height: 100 };
  const right = { ...left, x: 50 };
  const first = { id, crop: left, seen: null };
  const second = { ...first, crop: right };
  expect(await both('crop', first, second, producer.token)).toMatchObject(conflict);
  expect((await get(id)).crop).toEqual(left);
  // A reply that was lost, and a press that follows it.
  expect(await ask('crop', first)).toMatchObject(saved);
  expect(await ask('crop', { ...second, seen: left })).toMatchObject(saved);
  expect(await ask('crop', { id, crop: null, seen: left })).toMatchObject(conflict);
  expect((await get(id)).crop).toEqual(right);
  expect(await ask('crop', { id, crop: null })).toMatchObject(saved);
});
