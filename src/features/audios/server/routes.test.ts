import { describe, expect, it } from 'vitest';
import { itComesPageByPage, itIsFoundByItsWords, sampleDocuments } from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import { audios } from '../collection.ts';
import type { findAudio, listAudios } from '../contract.ts';

const path = '/api/audio/get';
const site = await testSite({
  content: sampleDocuments(audios, (publishedAt) => ({
    facts: { publishedAt, kind: 'letter' },
    words: { file: storedFiles.recording, durationSeconds: 61 },
  })),
});

const list = () => site.read<typeof listAudios>(path);

describe('recordings (spec: call:GET /audio/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      kind: 'letter',
      file: { url: expect.stringMatching(/^\/media\/.+\.mp3$/), type: 'audio/mpeg' },
    });
  });

  itComesPageByPage(site, path);

  itIsFoundByItsWords(site, path);

  it('are read one by one', async () => {
    const { data } = await site.read<typeof findAudio>('/api/audios/find?slug=spring');
    expect(data).toMatchObject({ slug: 'spring', durationSeconds: 61 });
    expect((await site.get('/api/audios/find?slug=sketch')).status).toBe(404);
  });
});
