import { expect, it } from 'vitest';
import { parseCoverAddress } from '#contract/cover-address.ts';
import type { listNews } from '#features/news/contract.ts';
import { settings } from '#features/settings/collection.ts';
import { campaign } from '#test/campaign.ts';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';

const TANK = 'M-24.3 -85';
const BUS = 'M-43 -10V';
/** The settings of this site; it learns of changes from its database. */
const [, settingsOfTests] = campaign;

const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } },
    ],
    [
      collectionOf('news-categories'),
      { slug: 'roads', facts: { motif: 'roads' }, en: { title: 'Roads' } },
    ],
    ...['water', 'roads'].flatMap((category) =>
      ['one', 'two', 'three', 'four', 'five', 'six'].map((name): Writing => [
        collectionOf('news'),
        {
          slug: `${category}-${name}`,
          facts: { category, publishedAt: '2024-03-05T10:00:00+05:30' },
          en: { title: name, summary: 'In short.', body: '<p>Text.</p>', words: { place: 'P' } },
        },
      ]),
    ),
  ],
});

/** All drawings that a page shows, as SVG. */
async function drawingsOf(page: string): Promise<string[]> {
  const html = await (await site.get(page)).text();
  const addresses = html.match(/\/(?:covers|scenes)\/[^"\s]+\.svg/g) ?? [];
  return Promise.all([...new Set(addresses)].map(async (each) => (await site.get(each)).text()));
}

const showing = (drawings: string[], shape: string) =>
  drawings.filter((svg) => svg.includes(shape));

it('an object that staff switch off disappears from every drawing of every page', async () => {
  const pages = ['/', '/news', '/news/water-one', '/news/roads-two', '/login'];
  const before = (await Promise.all(pages.map(drawingsOf))).flat();
  expect(showing(before, TANK).length).toBeGreaterThan(0);
  expect(showing(before, BUS).length).toBeGreaterThan(0);

  const { facts } = settingsOfTests;
  await site.write([
    settings,
    { ...settingsOfTests, facts: { ...facts, motifsOff: ['tank', 'bus'] } },
  ]);
  await expect.poll(async () => (await site.get('/')).text()).toContain('/bus.tank/');

  const after = (await Promise.all(pages.map(drawingsOf))).flat();
  expect(after.length).toBeGreaterThan(10);
  expect(showing(after, TANK)).toHaveLength(0);
  expect(showing(after, BUS)).toHaveLength(0);
});

it('no four neighbours of a list show a picture twice, and asking again changes nothing', async () => {
  const { data } = await site.read<typeof listNews>('/api/user/newsupdates/get');
  const pictures = data.map(({ image }) => {
    const cover = parseCoverAddress(image?.url ?? '');
    return cover?.kind === 'mural' ? `${cover.motif}-${cover.view}` : undefined;
  });
  expect(pictures).toHaveLength(12);
  for (const [index, picture] of pictures.entries())
    expect(pictures.slice(Math.max(0, index - 4), index)).not.toContain(picture);
  expect(await site.read<typeof listNews>('/api/user/newsupdates/get')).toMatchObject({ data });
});

it('the colour that stands in for a drawing is one that every client knows', async () => {
  const { data } = await site.read<typeof listNews>('/api/user/newsupdates/get');
  expect(data).toHaveLength(12);
  for (const { image } of data) expect(image?.placeholder).toMatch(/^#[\da-f]{6}$/);
});
