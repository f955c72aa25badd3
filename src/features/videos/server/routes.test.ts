import { describe, expect, it } from 'vitest';
import { itComesPageByPage, itIsFoundByItsWords, sampleDocuments } from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import { videos } from '../collection.ts';
import type { listVideos, findVideo } from '../contract.ts';

const path = '/api/video/get';
const site = await testSite({
  content: sampleDocuments(videos, (publishedAt) => ({
    facts: { publishedAt, file: storedFiles.film, durationSeconds: 12 },
    words: { captions: storedFiles.captions },
  })),
});

const list = () => site.read<typeof listVideos>(path);

describe('videos (spec: call:GET /video/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      file: { type: 'video/mp4', seconds: 12 },
      captions: { type: 'text/vtt' },
    });
  });

  it('are announced by the frame that they open on, or else by a drawing', async () => {
    const { data } = await list();
    const facts = {
      publishedAt: data[0]?.publishedAt,
      file: storedFiles.film,
      durationSeconds: 12,
    };
    await site.write([
      videos,
      { slug: 'summer', facts: { ...facts, poster: storedFiles.picture } },
    ]);
    await expect
      .poll(async () => (await list()).data.map(({ image }) => image?.url))
      .toEqual([
        expect.stringMatching(/^\/media\//),
        expect.stringMatching(/^\/covers\//),
        expect.stringMatching(/^\/covers\//),
      ]);
  });

  itComesPageByPage(site, path);

  itIsFoundByItsWords(site, path);

  it('are read one by one', async () => {
    const { data, tracks } = await site.read<typeof findVideo>('/api/videos/find?slug=spring');
    expect(data).toMatchObject({ slug: 'spring', path: '/videos/spring' });
    expect(tracks).toMatchObject([{ language: 'en', file: { type: 'text/vtt' } }]);
    expect((await site.get('/api/videos/find?slug=sketch')).status).toBe(404);
  });
});
