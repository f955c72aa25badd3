import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { governance } from '../collection.ts';
import type { listGovernance } from '../contract.ts';

function item(slug: string, position: number): Writing {
  const said = { title: `About ${slug}`, summary: 'In short.', body: '<p>Text.</p>' };
  return [
    governance,
    {
      slug,
      position,
      facts: { kind: 'letters', value: 12 },
      en: { ...said, words: { unit: 'letters', source: 'Register' } },
    },
  ];
}

const site = await testSite({
  content: [
    ...['third', 'first', 'second'].map((slug) =>
      item(slug, ['first', 'second', 'third'].indexOf(slug)),
    ),
    [
      governance,
      {
        slug: 'sketch',
        facts: { kind: 'letters', value: 12 },
        en: { title: 'Sketch', state: 'draft', words: { unit: 'letters', source: 'Register' } },
      },
    ],
  ],
});

describe('the ways of the office (spec: call:GET /governance/get)', () => {
  it('come whole and in order, without drafts', async () => {
    const { data, ...rest } = await site.read<typeof listGovernance>('/api/governance/get');
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    expect(data[0]).toMatchObject({
      kind: 'letters',
      value: 12,
      unit: 'letters',
      body: '<p>Text.</p>',
    });
  });
});
