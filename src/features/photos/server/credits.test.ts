import { expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Writing } from '#test/written.ts';
import { albums, photos } from '../collection.ts';

const takenAt = '2024-03-05T18:00:00+05:30';

function picture(slug: string, facts: object): Writing {
  return [
    photos,
    {
      slug,
      facts: { album: 'jetty-days', takenAt, file: storedFiles.picture, ...facts },
      en: { title: slug, words: { place: 'Jetty', alt: `Alt of ${slug}` } },
    },
  ];
}

const site = await testSite({
  pages: true,
  content: [
    [
      albums,
      {
        slug: 'jetty-days',
        facts: { takenAt },
        en: { title: 'Jetty days', summary: 'Two evenings.', words: { place: 'Jetty' } },
      },
    ],
    picture('boat', { photographer: 'Ila Kharwade' }),
    picture('sketch', { drawn: true, photographer: 'Ila Kharwade' }),
    picture('found', {}),
  ],
});

/** The visible text of a page. */
async function readable(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  return html.replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]+>/g, '');
}

it('a photograph names its photographer', async () => {
  expect(await readable('/photos/jetty-days/boat')).toContain('Photo: Ila Kharwade');
});

it('a drawing is called a drawing and names no photographer', async () => {
  const words = await readable('/photos/jetty-days/sketch');
  expect(words).toContain('5 March 2024. Drawing');
  expect(words).not.toContain('Photo: ');
  const page = await (await site.get('/photos/jetty-days/sketch')).text();
  expect(page).toContain('"creditText":');
  expect(page).not.toContain('"creditText":"Ila Kharwade"');
});

it('a picture of which neither is known says neither', async () => {
  expect(await readable('/photos/jetty-days/found')).not.toMatch(/Photo: |Drawing/);
});
