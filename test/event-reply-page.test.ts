import { expect, test, vi } from 'vitest';
import { testSite } from '#test/site.ts';
import { category, eventsOf, gathering } from './event-site.ts';
import { PATIENCE } from './patience.ts';

const site = await testSite({ pages: true, content: [category] });
const { begin, reply, replied } = eventsOf(site);

test('once an event has begun, the pages of its replies speak of no button', async () => {
  const { id, slug } = await begin();
  await reply(id, { name: 'Nalini', contact: 'nalini@letters.example' });
  const mail = () => site.outbox().find(({ to }) => to === 'nalini@letters.example')?.text ?? '';
  await expect.poll(mail).toContain('event-reply');
  const asked = /https?:\S+event-reply\S+/.exec(mail())?.[0] ?? '';
  const { url: kept } = await replied(id, { name: 'Asha', contact: '98765 00501' });
  const read = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await site.get(pathname + search)).text();
  };
  expect(await read(asked)).toContain('Press the button');

  await site.write(gathering(slug, {}, -1));
  await vi.waitFor(async () => {
    for (const url of [asked, kept]) {
      const page = await read(url);
      expect(page).toContain('cannot be given or changed any more');
      expect(page).not.toMatch(/Press the button|Are you coming|you change or withdraw/);
    }
  }, PATIENCE);
});
