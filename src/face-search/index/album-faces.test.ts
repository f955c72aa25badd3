import { expect, test } from 'vitest';
import { DIMENSIONS } from '../model-id.ts';
import { quantised, unitOf } from '../vector.ts';
import { AlbumFaces } from './album-faces.ts';

/** Rows of a Hadamard matrix: each is unlike every other. */
const person = (row: number) =>
  quantised(unitOf(Float32Array.from({ length: DIMENSIONS }, (_, at) => signOf(row & at))));
const signOf = (bits: number) => (bits.toString(2).replaceAll('0', '').length % 2 === 0 ? 1 : -1);
const people = Array.from({ length: 400 }, (_, row) => person(row));

test('an album of 40,000 faces loses none of one person, and forgets only the photos that went', () => {
  const faces = new AlbumFaces();
  for (let id = 0; id < 40_000; id += 1)
    faces.add({ id, photoId: `${id}`, size: 100, small: people[id % 400] ?? person(0) });
  const idsOf = (row: number) =>
    faces
      .near(person(row), 0.5)
      .map(({ face }) => face.id)
      .toSorted((a, b) => a - b);
  const every = (row: number) => Array.from({ length: 100 }, (_, nth) => row + nth * 400);
  expect(idsOf(7)).toEqual(every(7));
  expect(idsOf(399)).toEqual(every(399));
  expect(idsOf(400)).toEqual([]);

  const isGone = (id: number) => id < 20_000 && id % 2 === 1;
  const gone = Array.from({ length: 40_000 }, (_, id) => id).filter(isGone);
  faces.removePhotos(new Set(gone.map(String)));
  expect(faces.size).toBe(30_000);
  expect(idsOf(7)).toEqual(every(7).filter((id) => !isGone(id)));
  expect(idsOf(8)).toEqual(every(8));
  faces.add({ id: 40_000, photoId: 'late', size: 100, small: person(8) });
  expect(idsOf(8)).toEqual([...every(8), 40_000]);
});
