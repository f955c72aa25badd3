import { describe, expect, it, vi } from 'vitest';
import { isPathOff, switchNames } from '#contract/switches.ts';
import { settings } from '#features/settings/collection.ts';
import { pages } from '#site/pages/pages.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });

const switchOff = (...switchedOff: string[]) => {
  const facts = { hue: 285, slogans: {}, languages: ['en', 'hi', 'ta'], switchedOff };
  return site.write([settings, { slug: 'campaign', facts }]);
};
const switchedOffHere = async () => {
  const { data } = await (await site.get('/api/settings/find?slug=campaign')).json();
  return data.switchedOff ?? [];
};
const paths = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
/** The pages that stand while nothing is switched off; this campaign has not written every text. */
const standing: string[] = [];
for (const path of [...paths, '/hi', '/ta'])
  if ((await site.get(path)).status === 200) standing.push(path);

describe('a part that is switched off', () => {
  it.for(switchNames)('%s takes no page down but its own', async (name) => {
    expect(standing).toEqual(expect.arrayContaining(['/', '/hi', '/quiz', '/login', '/sitemap']));
    await switchOff(name);
    await vi.waitFor(async () => expect(await switchedOffHere()).toEqual([name]), PATIENCE);
    for (const path of standing) {
      const { status } = await site.get(path);
      expect({ path, status }).toEqual({ path, status: isPathOff(path, [name]) ? 404 : 200 });
    }
  });
});
