import { describe, expect, it } from 'vitest';
import {
  itComesPageByPage,
  itIsFoundByItsWords,
  slugsAt,
  sampleDocuments,
} from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import { pressReleases } from '../collection.ts';
import type { listPressReleases, findPressRelease } from '../contract.ts';

const path = '/api/pressReleases/get';
const site = await testSite({
  content: sampleDocuments(pressReleases, (publishedAt) => ({
    facts: { publishedAt, category: 'statement' },
    words: { file: storedFiles.pdf },
  })),
});

const list = () => site.read<typeof listPressReleases>(path);
const found = slugsAt(site, path);

describe('press releases (spec: call:GET /pressReleases/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      category: 'statement',
      file: { type: 'application/pdf', pages: 3 },
    });
  });

  it('stand beside their photograph where they have one, told in words, or else by a drawing', async () => {
    const { data } = await list();
    const facts = { publishedAt: data[0]?.publishedAt, category: 'statement' };
    await site.write([
      pressReleases,
      {
        slug: 'summer',
        facts: { ...facts, photo: storedFiles.picture },
        en: {
          title: 'About summer',
          summary: 'In short.',
          body: '<p>Text.</p>',
          words: { file: storedFiles.pdf, photoAlt: 'A bridge at noon' },
        },
      },
    ]);
    await expect
      .poll(async () => (await list()).data.map(({ image }) => [image?.url, image?.alt]))
      .toEqual([
        [expect.stringMatching(/^\/media\//), 'A bridge at noon'],
        [expect.stringMatching(/^\/covers\//), ''],
        [expect.stringMatching(/^\/covers\//), ''],
      ]);
  });

  itComesPageByPage(site, path);

  itIsFoundByItsWords(site, path);

  it('are filtered by year and month in India', async () => {
    expect(await found('year=2024')).toEqual(['summer', 'spring']);
    expect(await found('year=2024&month=3')).toEqual(['spring']);
    expect(await found('month=12')).toEqual(['winter']);
    expect(await found('year=2025')).toEqual([]);
  });

  it.each([
    ['year=1949', 'year'],
    ['year=2101', 'year'],
    ['year=24', 'year'],
    ['month=0', 'month'],
    ['month=13', 'month'],
    ['month=May', 'month'],
  ])('refuses %s, naming the parameter', async (query, param) => {
    const response = await site.get(`${path}?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ param }] });
  });

  it('are read one by one', async () => {
    const { data } = await site.read<typeof findPressRelease>(
      '/api/press-releases/find?slug=spring',
    );
    expect(data).toMatchObject({ slug: 'spring', path: '/pressreleases/spring' });
    expect((await site.get('/api/press-releases/find?slug=sketch')).status).toBe(404);
  });
});
