import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Said, Writing } from '#test/written.ts';
import { pressReleases } from '../collection.ts';
import type { listPressReleases, findPressRelease } from '../contract.ts';

function item(slug: string, day: string, more: Partial<Said> = {}): Writing {
  const said = {
    title: `About ${slug}`,
    summary: 'In short.',
    body: '<p>Text.</p>',
    words: { file: storedFiles.pdf },
  };
  const facts = { publishedAt: `${day}T10:00:00+05:30`, category: 'statement' };
  return [pressReleases, { slug, facts, en: { ...said, ...more } }];
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

const list = (query = '') => site.read<typeof listPressReleases>(`/api/pressReleases/get?${query}`);
const found = async (query = '') => (await list(query)).data.map(({ slug }) => slug);

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

  it('come page by page', async () => {
    expect(await found('size=2')).toEqual(['summer', 'spring']);
    expect(await found('size=2&page=2')).toEqual(['winter']);
    expect((await site.get('/api/pressReleases/get?size=101')).status).toBe(422);
  });

  it('are found by their words', async () => {
    expect(await found('s=sprin')).toEqual(['spring']);
    expect(await found('s=vasant')).toEqual(['spring']);
    expect(await found(`s=${encodeURIComponent('वसंत')}`)).toEqual(['spring']);
  });

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
    const response = await site.get(`/api/pressReleases/get?${query}`);
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
