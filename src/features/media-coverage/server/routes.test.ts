import { describe, expect, it } from 'vitest';
import {
  itComesPageByPage,
  itIsFoundByItsWords,
  slugsAt,
  sampleDocuments,
} from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { mediaCoverage } from '../collection.ts';
import type { listMediaCoverage } from '../contract.ts';

const path = '/api/mediaCoverage/get';
const site = await testSite({
  content: sampleDocuments(mediaCoverage, (publishedAt) => ({
    facts: { publishedAt, outletLanguage: 'hi', kind: 'print', link: 'https://paper.example/1' },
    words: { outlet: 'River Post' },
    body: undefined,
  })),
});

const list = () => site.read<typeof listMediaCoverage>(path);
const found = slugsAt(site, path);

describe('reports in the media (spec: call:GET /mediaCoverage/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      outlet: 'River Post',
      kind: 'print',
      link: 'https://paper.example/1',
      path: null,
    });
  });

  itComesPageByPage(site, path);

  itIsFoundByItsWords(site, path);

  it('are filtered by day', async () => {
    expect(await found('date=2024-03-05')).toEqual(['spring']);
    expect(await found('date=2024-03-06')).toEqual([]);
    expect((await site.get(`${path}?date=March`)).status).toBe(422);
  });
});
