import { expect, test } from 'vitest';
import { parseCoverAddress } from '#contract/cover-address.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const editor = await someAgent(site.db, 'editor@campaign.example', [
  { role: 'editor', languages: null },
]);
const { post, get } = agentDesk(site, '/api/agent/content');
const inSpeeches = { collection: 'speeches' };

test('a draft that has a title in another language alone, or none, has a drawing in its list', async () => {
  const titles = { hi: 'छत, जो आपने बनाई', en: '' };
  const { id } = (await post(editor, 'create', inSpeeches)).data;
  for (const [part, title] of Object.entries(titles)) {
    const content = { title, summary: '', body: null, words: {} };
    await post(editor, 'save', { ...inSpeeches, id, part, content, base: null });
  }
  const { id: untitled } = (await post(editor, 'create', inSpeeches)).data;
  const { data } = await get(editor, 'list', inSpeeches);
  const signOf = (wanted: string) => {
    const { image } = data.find((row: { id: string }) => row.id === wanted);
    const spec = parseCoverAddress(image.url);
    return spec?.kind === 'lettering' ? spec.sign : undefined;
  };
  expect(signOf(id)).toBe('छ');
  expect(signOf(untitled)).toMatch(/\w/);
});
