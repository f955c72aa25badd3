import { afterAll, expect, test } from 'vitest';
import { openVectorDatabase, vectorServer } from '#test/vector-server.ts';
import { findPerson } from '../find-person.ts';
import { usualThresholds } from '../matching.ts';
import { DIMENSIONS } from '../model-id.ts';
import { dot, quantised, unitOf } from '../vector.ts';
import { createInMemoryIndex } from './in-memory.ts';
import type { ReadVectors } from './judged.ts';
import { createPgvectorIndex } from './pgvector.ts';
import type { FollowingIndex, IndexedFace } from './port.ts';
import type { VectorServer } from './vector-server.ts';

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

const database = await openVectorDatabase();
const server = vectorServer(database);
afterAll(() => database.close());

/** The vectors in full are elsewhere. */
function vectorsApart() {
  const vectors = new Map<number, Float32Array>();
  const readVectors: ReadVectors = async (ids) =>
    new Map(ids.flatMap((id) => (vectors.has(id) ? [[id, vectors.get(id) ?? stranger()]] : [])));
  const keep = (faces: readonly IndexedFace[]) => {
    for (const { id, vector } of faces) vectors.set(id, vector);
  };
  return { readVectors, keep };
}

function withVectors<Face>(
  makeIndex: (readVectors: ReadVectors) => FollowingIndex<Face>,
  asFace: (face: IndexedFace) => Face,
) {
  const { readVectors, keep } = vectorsApart();
  const index = makeIndex(readVectors);
  const add = async (faces: readonly IndexedFace[]) => {
    keep(faces);
    await index.add(faces);
  };
  /** Brings photos in line with these faces of theirs. */
  const follow = async (
    photoIds: readonly string[],
    faces: readonly IndexedFace[],
    revision = 1,
  ) => {
    keep(faces);
    const photos = photoIds.map((photoId) => ({
      photoId,
      revision,
      faces: faces.filter((each) => each.photoId === photoId).map(asFace),
    }));
    await index.bringInLine(photoIds, async () => photos.filter((photo) => photo.faces.length > 0));
  };
  return { index: { ...index, add }, follow };
}

const memory = async () =>
  withVectors(createInMemoryIndex, ({ vector, ...rest }) => ({
    ...rest,
    small: quantised(vector),
  }));

async function pgvector() {
  await database.exec('drop schema if exists face_index cascade');
  return withVectors(
    (readVectors) => createPgvectorIndex(server, readVectors),
    (each) => each,
  );
}

/** Every implementation of the port. */
const kinds = [
  ['in memory', memory],
  ['pgvector', pgvector],
] as const;

const face = (
  id: number,
  photoId: string,
  vector: Float32Array,
  more: Partial<IndexedFace> = {},
) => ({ id, photoId, vector, albumId: 'rally', size: 100, ...more });

test.each(kinds)('%s: finds all that a plain loop finds, in its order', async (_kind, make) => {
  const { index } = await make();
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
  const { index } = await make();
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
  const others = await index.search({ probe: her, least: 0.4, exceptPhotos: new Set(['a']) });
  expect(others.map(({ photoId }) => photoId)).toEqual(['b', 'c']);
  await index.removePhotos(['a', 'never there']);
  expect(await found()).toEqual(['b', 'c']);
  expect(await index.size()).toBe(2);
});

test.each(kinds)('%s: follows a list of photos by their revisions', async (_kind, make) => {
  const { index, follow } = await make();
  const her = stranger();
  const first = [face(1, 'a', her), face(2, 'b', her), face(3, 'b', her)];
  await follow(['a', 'b'], first);
  await follow(['a', 'b'], first);
  const found = async (albumId?: string) =>
    (await index.search({ probe: her, least: 0.9, albumId })).map(({ faceId }) => faceId);
  expect(await found()).toEqual([1, 2, 3]);
  await follow(['b', 'c'], [face(4, 'b', her, { albumId: "Nilova’s 'school'" })], 2);
  expect(await found()).toEqual([1, 4]);
  expect(await found("Nilova’s 'school'")).toEqual([4]);
  expect([...(await index.revisions())]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect([...(await index.revisions(['b', 'c']))]).toEqual([['b', 2]]);
  await follow(['a', 'b'], [], 3);
  expect([await found(), await index.size(), (await index.revisions()).size]).toEqual([[], 0, 0]);
});

test('an album has a partition of its own on the server, as long as it has faces', async () => {
  const { index } = await pgvector();
  const partitions = async () =>
    (await server.query("select from pg_inherits where inhparent = 'face_index.faces'::regclass"))
      .length;
  await index.add([
    face(1, 'a', stranger()),
    face(2, 'a', stranger(), { albumId: 'school' }),
    face(3, 'b', stranger(), { albumId: 'school' }),
  ]);
  expect(await partitions()).toBe(2);
  await index.removePhotos(['a']);
  expect(await partitions()).toBe(1);
  await index.removePhotos(['b']);
  expect(await partitions()).toBe(0);
});

test.each([
  ['none', { installed: null, offered: null }, /has no pgvector: install it/],
  ['one that is too old', { installed: '0.6.2', offered: '0.8.0' }, /0\.6\.2 .* has no halfvec/],
  ['one that only a superuser installs', { installed: null, offered: '0.8.0' }, /superuser/],
])('a server with %s says what to do', async (_kind, versions, said) => {
  const query = async (text: string) => {
    if (text === 'create extension vector') throw new Error('permission denied');
    return [{ is: false, ...versions }] as never[];
  };
  const bare = { query, transaction: async (work) => work(query) } satisfies VectorServer;
  const index = createPgvectorIndex(bare, async () => new Map());
  await expect(index.size()).rejects.toThrow(said);
});

test('somebody is once in a photo, by the face most like theirs; small faces must be more like it', async () => {
  const { index } = await memory();
  const her = stranger();
  await index.add([
    face(1, 'two of her', alike(her, 0.6)),
    face(2, 'two of her', alike(her, 0.7)),
    face(3, 'perhaps', alike(her, 0.4)),
    face(4, 'small and like her', alike(her, 0.56), { size: 40 }),
    face(5, 'small', alike(her, 0.5), { size: 40 }),
    face(6, 'somebody else', stranger()),
  ]);
  const found = await findPerson(index, { probe: her, thresholds: usualThresholds });
  expect(found.map(({ photoId, faceId, match }) => [photoId, faceId, match])).toEqual([
    ['two of her', 2, 'sure'],
    ['small and like her', 4, 'sure'],
    ['perhaps', 3, 'maybe'],
  ]);
});

test('a clear face leads on to others that are like it', async () => {
  const { index } = await memory();
  const her = stranger();
  const sideways = alike(her, 0.6);
  await index.add([face(1, 'front', sideways), face(2, 'side', alike(sideways, 0.75))]);
  const found = await findPerson(index, { probe: her, thresholds: usualThresholds });
  expect(found.map(({ photoId, match }) => [photoId, match])).toContainEqual(['front', 'sure']);
  expect(found.map(({ photoId }) => photoId)).toContain('side');
});
