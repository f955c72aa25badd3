import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Said, Writing } from '#test/written.ts';
import { speeches } from '../collection.ts';
import type { listSpeeches, findSpeech } from '../contract.ts';

function item(slug: string, day: string, more: Partial<Said> = {}): Writing {
  const said = {
    title: `About ${slug}`,
    summary: 'In short.',
    body: '<p>Text.</p>',
    words: { occasion: 'Open day', place: 'Jetty' },
  };
  const facts = { deliveredAt: `${day}T10:00:00+05:30` };
  return [speeches, { slug, facts, en: { ...said, ...more } }];
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

const list = (query = '') => site.read<typeof listSpeeches>(`/api/speech/get?${query}`);
const found = async (query = '') => (await list(query)).data.map(({ slug }) => slug);

describe('speeches (spec: call:GET /speech/get)', () => {
  it('come newest first, without drafts and what is still to come', async () => {
    const { data, ...rest } = await list();
    expect(rest).toEqual({ success: true, page: 1, size: 3, total: 3 });
    expect(data.map(({ slug }) => slug)).toEqual(['summer', 'spring', 'winter']);
    expect(data[0]).toMatchObject({
      occasion: 'Open day',
      path: '/speeches/summer',
      image: { width: 400 },
    });
  });

  it('are found by their words', async () => {
    expect(await found('s=sprin')).toEqual(['spring']);
    expect(await found('s=vasant')).toEqual(['spring']);
    expect(await found(`s=${encodeURIComponent('वसंत')}`)).toEqual(['spring']);
  });

  it('are read one by one', async () => {
    const { data } = await site.read<typeof findSpeech>('/api/speeches/find?slug=spring');
    expect(data).toMatchObject({ slug: 'spring', path: '/speeches/spring' });
    expect((await site.get('/api/speeches/find?slug=sketch')).status).toBe(404);
  });
});
