import { describe, expect, it } from 'vitest';
import { itComesPageByPage, itIsFoundByItsWords, sampleDocuments } from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import { documents } from '../collection.ts';
import type { listDocuments } from '../contract.ts';

const path = '/api/document/get';
const site = await testSite({
  content: sampleDocuments(documents, (publishedAt) => ({
    facts: { publishedAt, kind: 'budget' },
    words: { file: storedFiles.pdf, pages: 3 },
  })),
});

const list = () => site.read<typeof listDocuments>(path);

describe('documents (spec: call:GET /document/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      kind: 'budget',
      pages: 3,
      file: { url: expect.stringMatching(/^\/media\/.+\.pdf$/), bytes: 4096 },
    });
  });

  itComesPageByPage(site, path);

  itIsFoundByItsWords(site, path);
});
