import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { banners } from '../collection.ts';
import type { listBanners } from '../contract.ts';

function item(slug: string, position: number): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: undefined };
  return [
    banners,
    {
      slug,
      position,
      facts: { link: '/news', motif: 'water' },
      en: { ...said, words: { action: 'Read on' } },
    },
  ];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    [
      banners,
      {
        slug: 'sketch',
        facts: { link: '/news', motif: 'water' },
        en: { title: 'Sketch', state: 'draft', words: { action: 'Read on' } },
      },
    ],
  ],
});

describe('the banners (spec: call:GET /get/banner/all)', () => {
  it('come whole and in order, without drafts', async () => {
    const { data, ...rest } = await site.read<typeof listBanners>('/api/get/banner/all');
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    expect(data[0]).toMatchObject({ link: '/news', action: 'Read on', image: { alt: '' } });
  });
});
