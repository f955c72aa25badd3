import { expect, test } from 'vitest';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph } from '#test/media-files.ts';

const { media, editor, ask, get, arrive } = await mediaDesk();

const conflict = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Look at what they saved, and choose.',
};
const saved = { status: 200 };

/** Sends for two agents who have read the same; the second was not told of the first. */
async function both(path: string, first: object, second: object) {
  expect(await ask(path, first, media.token)).toMatchObject(saved);
  return ask(path, second, editor.token);
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
