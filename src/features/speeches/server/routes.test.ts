import { describe, expect, it } from 'vitest';
import { itIsFoundByItsWords, sampleDocuments } from '#test/list-tests.ts';
import { testSite } from '#test/site.ts';
import { speeches } from '../collection.ts';
import type { listSpeeches, findSpeech } from '../contract.ts';

const path = '/api/speech/get';
const site = await testSite({
  content: sampleDocuments(speeches, (deliveredAt) => ({
    facts: { deliveredAt },
    words: { occasion: 'Open day', place: 'Jetty' },
  })),
});

const list = () => site.read<typeof listSpeeches>(path);

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

  itIsFoundByItsWords(site, path);

  it('are read one by one', async () => {
    const { data } = await site.read<typeof findSpeech>('/api/speeches/find?slug=spring');
    expect(data).toMatchObject({ slug: 'spring', path: '/speeches/spring' });
    expect((await site.get('/api/speeches/find?slug=sketch')).status).toBe(404);
  });
});
