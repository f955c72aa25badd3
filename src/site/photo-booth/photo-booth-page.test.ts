import { expect, it } from 'vitest';
import { albums } from '#features/photos/collection.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';

const album = (year: number, booth: boolean): Writing => [
  albums,
  {
    slug: `rally-${year}`,
    facts: { takenAt: `${year}-03-05T18:00:00+05:30`, booth },
    en: { title: `Rally of ${year}`, summary: 'Two evenings.', words: { place: 'Jetty' } },
  },
];

it('leads to the log-in where an album is open to the photo booth, also behind a hundred newer ones', async () => {
  const newer = Array.from({ length: 101 }, (_, index) => album(1920 + index, false));
  const site = await testSite({ pages: true, content: [album(1919, true), ...newer] });
  const page = await (await site.get('/photobooth')).text();
  expect(page).not.toContain('There are no photos to look through yet');
  expect(page).toContain('Log In');
});
