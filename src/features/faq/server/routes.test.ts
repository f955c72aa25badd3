import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { faqs } from '../collection.ts';
import type { listFaqs } from '../contract.ts';

function item(slug: string, position: number): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: '<p>Text.</p>' };
  return [faqs, { slug, position, facts: {}, en: { ...said, words: { topic: 'Ferries' } } }];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    [
      faqs,
      {
        slug: 'sketch',
        facts: {},
        en: { title: 'Sketch', state: 'draft', words: { topic: 'Ferries' } },
      },
    ],
  ],
});

describe('questions and answers (spec: call:GET /frequently-que/get)', () => {
  it('come whole and in order, without drafts', async () => {
    const { data, ...rest } = await site.read<typeof listFaqs>('/api/frequently-que/get');
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    expect(data[0]).toMatchObject({ title: 'About first', topic: 'Ferries', body: '<p>Text.</p>' });
  });
});
