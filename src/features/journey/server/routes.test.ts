import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { journey } from '../collection.ts';
import type { listJourney } from '../contract.ts';

function item(slug: string, position: number): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: '<p>Text.</p>' };
  return [
    journey,
    { slug, position, facts: { year: 1994, featured: true }, en: { ...said, words: {} } },
  ];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    [
      journey,
      {
        slug: 'sketch',
        facts: { year: 1994, featured: true },
        en: { title: 'Sketch', state: 'draft', words: {} },
      },
    ],
  ],
});

describe('the milestones of the journey (spec: call:GET /journey/get)', () => {
  it('come whole and in order, without drafts', async () => {
    const { data, ...rest } = await site.read<typeof listJourney>('/api/journey/get');
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    expect(data[0]).toMatchObject({
      title: 'About first',
      year: 1994,
      featured: true,
      image: { width: 600 },
    });
  });
});
