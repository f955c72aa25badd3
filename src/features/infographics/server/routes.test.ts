import { describe, expect, it } from 'vitest';
import { itComesPageByPage, sampleDocuments } from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import { infographics } from '../collection.ts';
import type { listInfographics } from '../contract.ts';

const path = '/api/infographic/get';
const site = await testSite({
  content: sampleDocuments(infographics, (publishedAt) => ({
    facts: { publishedAt },
    words: { file: storedFiles.picture, alt: 'Six lamps', source: 'Register' },
  })),
});

const list = () => site.read<typeof listInfographics>(path);

describe('infographics (spec: call:GET /infographic/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      source: 'Register',
      image: {
        alt: 'Six lamps',
        width: 800,
        height: 533,
        sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
      },
    });
  });

  itComesPageByPage(site, path);
});
