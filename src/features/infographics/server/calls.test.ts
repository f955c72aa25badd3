import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Said, Writing } from '#test/written.ts';
import { infographics } from '../collection.ts';
import type { listInfographics } from '../contract.ts';

function item(slug: string, day: string, more: Partial<Said> = {}): Writing {
  const said = {
    title: `About ${slug}`,
    summary: 'In short.',
    body: '<p>Text.</p>',
    words: { file: storedFiles.picture, alt: 'Six lamps', source: 'Register' },
  };
  const facts = { publishedAt: `${day}T10:00:00+05:30` };
  return [infographics, { slug, facts, en: { ...said, ...more } }];
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

const list = (query = '') => site.read<typeof listInfographics>(`/api/infographic/get?${query}`);
const found = async (query = '') => (await list(query)).data.map(({ slug }) => slug);

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

  it('come page by page', async () => {
    expect(await found('size=2')).toEqual(['summer', 'spring']);
    expect(await found('size=2&page=2')).toEqual(['winter']);
    expect((await site.get('/api/infographic/get?size=101')).status).toBe(422);
  });
});
