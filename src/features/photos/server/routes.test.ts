import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Writing } from '#test/written.ts';
import { albums, photos } from '../collection.ts';
import type { findAlbum, listAlbums, listPhotos } from '../contract.ts';

const takenAt = '2024-03-05T18:00:00+05:30';

function photo(slug: string, album: string, title = slug): Writing {
  const facts = { album, takenAt, file: storedFiles.picture, photographer: 'The office' };
  return [photos, { slug, facts, en: { title, words: { place: 'Jetty', alt: `Alt of ${slug}` } } }];
}

const site = await testSite({
  content: [
    [
      albums,
      {
        slug: 'jetty-days',
        facts: { takenAt },
        en: { title: 'Jetty days', summary: 'Two evenings.', words: { place: 'Jetty' } },
        hi: { title: 'घाट के दिन', summary: 'दो शामें।', words: { place: 'घाट' } },
      },
    ],
    ...Array.from({ length: 14 }, (_, index) => photo(`boat-${index}`, 'jetty-days')),
    photo('lantern', 'jetty-days', 'Lantern at dusk'),
  ],
});

const list = (query = '', language = 'en') =>
  site.read<typeof listPhotos>(`/api/image/get?${query}`, { 'accept-language': language });

describe('photos (spec: call:GET /image/get)', () => {
  it('come with their album, every size and the words for who cannot see them', async () => {
    const { data, total } = await list('s=lantern', 'hi');
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      title: 'Lantern at dusk',
      album: { slug: 'jetty-days', title: 'घाट के दिन' },
      image: {
        url: expect.stringMatching(/^\/media\/.+-800\.webp$/),
        width: 800,
        height: 533,
        alt: 'Alt of lantern',
        placeholder: '#8899aa',
        sources: [
          { type: 'image/avif', srcset: expect.stringContaining(' 400w, ') },
          { type: 'image/webp', srcset: expect.stringContaining(' 1200w') },
        ],
      },
    });
  });

  it('of one moment are paged without repeating or skipping', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`size=4&page=${page}`)));
    const slugs = pages.flatMap(({ data }) => data.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(15);
    expect(slugs).toHaveLength(15);
  });
});

describe('albums', () => {
  it('are listed and read one by one', async () => {
    const { data } = await site.read<typeof listAlbums>('/api/albums/get');
    expect(data).toMatchObject([{ slug: 'jetty-days', path: '/photos/jetty-days' }]);
    const album = await site.read<typeof findAlbum>('/api/albums/find?slug=jetty-days');
    expect(album.data.title).toBe('Jetty days');
    expect((await list(`categoryId=${album.data.id}&size=1`)).total).toBe(15);
  });
});
