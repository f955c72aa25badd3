import { expect, test } from 'vitest';
import { settings } from '#features/settings/collection.ts';
import { campaign } from '#test/campaign.ts';
import { testSite } from '#test/site.ts';

const printed = 'Published by Asha Rane, 4 Jetty Road, Nilova, for Nilova Teshkar';
const [, document] = campaign;
const site = await testSite({ pages: true });
const { en } = document;
const words = { ...en?.words, imprint: printed };
await site.write([settings, { ...document, en: { title: '', ...en, words } }]);

test.each(['/', '/news', '/login', '/register', '/photobooth', '/offline', '/nowhere', '/quiz'])(
  'the imprint stands on %s, with a footer or without',
  async (path) => {
    const shows = async () => (await (await site.get(path)).text()).includes(printed);
    await expect.poll(shows).toBe(true);
  },
);

test('the imprint stands in a mail', async () => {
  const body = { email: 'reader@letters.example' };
  const asked = await site.post('/api/user/newsletter/subscribe', body);
  expect(asked.status).toBeLessThan(300);
  await expect.poll(() => site.outbox().some(({ text }) => text.includes(printed))).toBe(true);
});
