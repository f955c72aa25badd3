import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { achievements } from '../collection.ts';
import type { listAchievements } from '../contract.ts';

function item(slug: string, position: number): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: '<p>Text.</p>' };
  return [
    achievements,
    {
      slug,
      position,
      facts: { value: 41, sourceDate: '2024-03' },
      en: { ...said, words: { unit: 'lamps', source: 'Council register' } },
    },
  ];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    [
      achievements,
      {
        slug: 'sketch',
        facts: { value: 41, sourceDate: '2024-03' },
        en: {
          title: 'Sketch',
          state: 'draft',
          words: { unit: 'lamps', source: 'Council register' },
        },
      },
    ],
  ],
});

describe('achievements (spec: call:GET /achivement/get)', () => {
  it('come whole and in order, without drafts', async () => {
    const { data, ...rest } = await site.read<typeof listAchievements>('/api/achivement/get');
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    expect(data[0]).toMatchObject({
      value: 41,
      unit: 'lamps',
      source: 'Council register',
      sourceDate: '2024-03',
    });
  });
});
