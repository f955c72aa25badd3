import { expect, test } from 'vitest';
import { DIMENSIONS } from '../model-id.ts';
import { findPerson } from '../find-person.ts';
import { usualThresholds } from '../matching.ts';
import { dot, unitOf } from '../vector.ts';
import { createInMemoryIndex } from './in-memory.ts';
import type { FaceIndex, IndexedFace } from './port.ts';

/** Numbers that are the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const next = numbers(7);
const stranger = () => unitOf(Float32Array.from({ length: DIMENSIONS }, next));

/** A face that is so much like another. */
function alike(face: Float32Array, likeness: number): Float32Array {
  const other = stranger();
  const across = unitOf(other.map((each, nth) => each - dot(face, other) * (face[nth] ?? 0)));
  const rest = Math.sqrt(1 - likeness ** 2);
  return unitOf(face.map((each, nth) => likeness * each + rest * (across[nth] ?? 0)));
}

function memory() {
  const vectors = new Map<number, Float32Array>();
  const readVectors = async (ids: readonly number[]) =>
    new Map(ids.flatMap((id) => (vectors.has(id) ? [[id, vectors.get(id) ?? stranger()]] : [])));
  const index = createInMemoryIndex(readVectors);
  const add = async (faces: readonly IndexedFace[]) => {
    for (const { id, vector } of faces) vectors.set(id, vector);
    await index.add(faces);
  };
  return { index: { ...index, add }, readVectors };
}

/** Every implementation of the port. */
const kinds: [
  string,
  () => { index: FaceIndex; readVectors: ReturnType<typeof memory>['readVectors'] },
][] = [['in memory', memory]];

const face = (
  id: number,
  photoId: string,
  vector: Float32Array,
  more: Partial<IndexedFace> = {},
) => ({
  ...{ id, photoId, vector, albumId: 'rally', size: 100 },
  ...more,
});

test.each(kinds)('%s: finds all that a plain loop finds, in its order', async (_kind, make) => {
  const { index } = make();
  const her = stranger();
  const faces = Array.from({ length: 3_000 }, (_, nth) =>
    face(nth, `photo-${nth}`, nth % 20 === 0 ? alike(her, 0.35 + (nth % 300) / 500) : stranger()),
  );
  await index.add(faces);
  const least = 0.38;
  const expected = faces
    .map(({ id, vector }) => ({ id, likeness: dot(her, vector) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.id - b.id);
  const found = await index.search({ probe: her, least });
  expect(found.map(({ faceId }) => faceId)).toEqual(expected.map(({ id }) => id));
  expect(expected.length).toBeGreaterThan(100);
});

test.each(kinds)('%s: keeps to an album, and forgets photos', async (_kind, make) => {
  const { index } = make();
  const her = stranger();
  await index.add([
    face(1, 'a', alike(her, 0.9)),
    face(2, 'b', alike(her, 0.8), { albumId: 'school' }),
    face(3, 'c', alike(her, 0.7)),
    face(4, 'a', stranger()),
  ]);
  const found = async (albumId?: string) =>
    (await index.search({ probe: her, least: 0.4, albumId })).map(({ photoId }) => photoId);
  expect(await found()).toEqual(['a', 'b', 'c']);
  expect(await found('rally')).toEqual(['a', 'c']);
  expect(await found('nowhere')).toEqual([]);
  await index.removePhotos(['a', 'never there']);
  expect(await found()).toEqual(['b', 'c']);
  expect(await index.size()).toBe(2);
});

test('somebody is once in a photo, by the face most like theirs; small faces must be more like it', async () => {
  const { index, readVectors } = memory();
  const her = stranger();
  await index.add([
    face(1, 'two of her', alike(her, 0.6)),
    face(2, 'two of her', alike(her, 0.7)),
    face(3, 'perhaps', alike(her, 0.4)),
    face(4, 'small and like her', alike(her, 0.56), { size: 40 }),
    face(5, 'small', alike(her, 0.5), { size: 40 }),
    face(6, 'somebody else', stranger()),
  ]);
  const found = await findPerson(index, { probe: her, thresholds: usualThresholds, readVectors });
  expect(found.map(({ photoId, faceId, match }) => [photoId, faceId, match])).toEqual([
    ['two of her', 2, 'sure'],
    ['small and like her', 4, 'sure'],
    ['perhaps', 3, 'maybe'],
  ]);
});

test('a clear face leads on to others that are like it', async () => {
  const { index, readVectors } = memory();
  const her = stranger();
  const sideways = alike(her, 0.6);
  await index.add([face(1, 'front', sideways), face(2, 'side', alike(sideways, 0.75))]);
  const found = await findPerson(index, { probe: her, thresholds: usualThresholds, readVectors });
  expect(found.map(({ photoId, match }) => [photoId, match])).toContainEqual(['front', 'sure']);
  expect(found.map(({ photoId }) => photoId)).toContain('side');
});
