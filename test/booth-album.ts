import { unitOf } from '#face-search/vector.ts';
import { albums } from '#features/photos/collection.ts';

export const takenAt = '2026-11-01T09:00:00+05:30';

/** An album to write, open to the photo booth or not. */
export const album = (slug: string, booth: boolean) =>
  [
    albums,
    {
      slug,
      facts: { takenAt, booth },
      en: { title: slug, summary: 'A day.', words: { place: 'Nilova' } },
    },
  ] as const;

/** A face as a phone sends it: those of two seeds are two people. */
export const someFace = (seed: number) =>
  unitOf(Float32Array.from({ length: 512 }, (_, nth) => Math.sin((nth + 1) * seed)));
