import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Said, Writing } from '#test/written.ts';
import { videos } from '../collection.ts';
import type { listVideos, findVideo } from '../contract.ts';

function item(slug: string, day: string, more: Partial<Said> = {}): Writing {
  const said = {
    title: `About ${slug}`,
    summary: 'In short.',
    body: '<p>Text.</p>',
    words: { captions: storedFiles.captions },
  };
  const facts = {
    publishedAt: `${day}T10:00:00+05:30`,
    file: storedFiles.film,
    durationSeconds: 12,
  };
  return [videos, { slug, facts, en: { ...said, ...more } }];
}

const site = await testSite({
  content: [
    item('winter', '2023-12-31'),
    item('spring', '2024-03-05', { title: 'About spring, वसंत' }),
    item('summer', '2024-05-01'),
    item('sketch', '2024-06-01', { state: 'draft' }),
    item('to-come', '2024-06-02', { publishAt: new Date(Date.now() + 86_400_000) }),
  ],
});

const list = (query = '') => site.read<typeof listVideos>(`/api/video/get?${query}`);
const found = async (query = '') => (await list(query)).data.map(({ slug }) => slug);

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

  it('come page by page', async () => {
    expect(await found('size=2')).toEqual(['summer', 'spring']);
    expect(await found('size=2&page=2')).toEqual(['winter']);
    expect((await site.get('/api/video/get?size=101')).status).toBe(422);
  });

  it('are found by their words', async () => {
    expect(await found('s=sprin')).toEqual(['spring']);
    expect(await found('s=vasant')).toEqual(['spring']);
    expect(await found(`s=${encodeURIComponent('वसंत')}`)).toEqual(['spring']);
  });

  it('are read one by one', async () => {
    const { data, tracks } = await site.read<typeof findVideo>('/api/videos/find?slug=spring');
    expect(data).toMatchObject({ slug: 'spring', path: '/videos/spring' });
    expect(tracks).toMatchObject([{ language: 'en', file: { type: 'text/vtt' } }]);
    expect((await site.get('/api/videos/find?slug=sketch')).status).toBe(404);
  });
});
