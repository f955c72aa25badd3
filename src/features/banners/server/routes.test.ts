import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { banners } from '../collection.ts';
import type { listBanners } from '../contract.ts';

function item(slug: string, position: number, more: object = {}): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: undefined };
  return [
    banners,
    {
      slug,
      position,
      facts: { link: '/news', motif: 'water', ...more },
      en: { ...said, words: { action: 'Read on' } },
    },
  ];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    item('ferry', 4, { places: ['/events', '/news'], until: '2099-01-01T00:00:00+05:30' }),
    item('fair', 5, { places: ['elsewhere'] }),
    item('over', 6, { places: ['elsewhere'], until: '2020-01-01T00:00:00+05:30' }),
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
  it('come whole and in order, without drafts and those whose days are over', async () => {
    const { data, ...rest } = await site.read<typeof listBanners>('/api/get/banner/all');
    expect(rest).toEqual({ success: true, page: 1, size: 5, total: 5 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third', 'ferry', 'fair']);
    expect(data[0]).toMatchObject({ link: '/news', action: 'Read on', image: { alt: '' } });
  });

  it('show on the pages that they name, as long as their days last', async () => {
    const at = async (path: string) => {
      const { data } = await site.read<typeof listBanners>(`/api/get/banner/all?path=${path}`);
      return data.map(({ slug }) => slug);
    };
    expect(await at('/')).toEqual(['first', 'second', 'third']);
    expect(await at('/events/ferry-day')).toEqual(['ferry', 'fair']);
    expect(await at('/contactus')).toEqual(['fair']);
    expect((await site.get('/api/get/banner/all?path=news')).status).toBe(422);
  });
});
