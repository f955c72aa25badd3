import { describe, expect, it, vi } from 'vitest';
import { banners } from '#features/banners/collection.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import { settings } from '../collection.ts';
import type { findSettings, getSettings } from '../contract.ts';

const site = await testSite({ pages: true });
const get = (language = 'en') =>
  site.read<typeof getSettings>('/api/settings/get', { 'accept-language': language });

describe('the settings (spec: call:GET /settings/get)', () => {
  it('leave out every key that is not set (spec: entity:settings)', async () => {
    expect(await get()).toEqual({
      success: true,
      data: { FOOTERTEXT: { value: 'Printed and paid for by the ferry fund.' } },
    });
  });

  it('hold the links as soon as the team writes them down', async () => {
    const { data } = await site.read<typeof findSettings>('/api/settings/find?slug=campaign');
    const { hue, slogans, languages } = data;
    const links = {
      facebook: 'https://social.example/f',
      instagram: 'https://social.example/i',
      twitter: 'https://social.example/t',
      youtube: 'https://social.example/y',
      donate: 'https://fund.example',
      join: 'https://chat.example',
    };
    await site.write([
      settings,
      { slug: 'campaign', facts: { hue, slogans, languages, ...links } },
    ]);
    await vi.waitFor(
      async () =>
        expect((await get()).data).toEqual({
          FACEBOOK: { value: links.facebook },
          INSTAGRAM: { value: links.instagram },
          TWITTER: { value: links.twitter },
          YOUTUBE: { value: links.youtube },
          DONATE: { value: links.donate },
          JOIN: { value: links.join },
          FOOTERTEXT: { value: 'Printed and paid for by the ferry fund.' },
        }),
      PATIENCE,
    );
  });

  it('switch a language of the whole site on', async () => {
    const inOdia = { 'accept-language': 'or' };
    const answeredIn = async () =>
      (await site.get('/api/journey/get', inOdia)).headers.get('content-language');
    expect(await answeredIn()).toBe('en');
    const facts = { hue: 285, slogans: {}, languages: ['en', 'or'] };
    await site.write([settings, { slug: 'campaign', facts }]);
    await vi.waitFor(async () => expect(await answeredIn()).toBe('or'), PATIENCE);
  });
});

describe('the campaign', () => {
  it('is read by its slug alone', async () => {
    expect((await site.get('/api/settings/find?slug=campaign')).status).toBe(200);
    expect((await site.get('/api/settings/find?slug=secret')).status).toBe(404);
  });
});

describe('what the settings decide', () => {
  const campaignWith = async (facts: Record<string, unknown>, words = {}) => {
    const { data } = await site.read<typeof findSettings>('/api/settings/find?slug=campaign');
    const { hue, slogans, languages } = data;
    await site.write([
      settings,
      {
        slug: 'campaign',
        facts: { hue, slogans, languages, ...facts },
        ...(Object.keys(words).length > 0 && { en: words as never }),
      },
    ]);
  };
  const page = async (path: string) => (await site.get(path)).text();
  const letter = {
    name: 'Ila',
    email: 'ila@letters.example',
    phoneNumber: '9800000000',
    constituency: 'Ghat',
    message: 'Here.',
  };

  it('switches a part of the site off, its page, its links and its calls, and on again', async () => {
    expect(await page('/')).toContain('href="/join"');
    await campaignWith({ switchedOff: ['join', 'newsletter'] });
    await vi.waitFor(async () => expect((await site.get('/join')).status).toBe(404), PATIENCE);
    expect(await page('/')).not.toContain('"/join"');
    expect(await page('/')).not.toContain('action="/newsletter"');
    expect((await site.post('/api/user/join/create', letter)).status).toBe(404);
    expect(
      (await site.post('/api/user/newsletter/subscribe', { email: letter.email })).status,
    ).toBe(404);
    // Somebody who wants to leave the newsletter still may.
    expect((await site.get('/newsletter/unsubscribe')).status).toBe(200);
    await campaignWith({});
    await vi.waitFor(async () => expect((await site.get('/join')).status).toBe(200), PATIENCE);
    expect((await site.post('/api/user/join/create', letter)).status).not.toBe(404);
  });

  it('puts the menu into the order of the campaign', async () => {
    const places = (html: string) =>
      ['href="/infographics"', 'href="/contactus"'].map((link) => html.indexOf(link));
    const [figures = 0, contact = 0] = places(await page('/'));
    expect(figures).toBeLessThan(contact);
    await campaignWith({ menuOrder: ['/contactus', '/infographics'] });
    await vi.waitFor(async () => {
      const [later = 0, first = 0] = places(await page('/'));
      expect(first).toBeLessThan(later);
    }, PATIENCE);
  });

  it('shows a banner from its beginning until its end', async () => {
    const said = { title: 'Open hours', summary: 'Saturday.', words: { action: 'Come' } };
    const hour = 3600_000;
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    const facts = { link: '/events', motif: 'roads' };
    await site.write(
      [banners, { slug: 'over', facts: { ...facts, until: at(-hour) }, en: said }],
      [banners, { slug: 'now', facts: { ...facts, from: at(-hour), until: at(hour) }, en: said }],
      [banners, { slug: 'to-come', facts: { ...facts, from: at(hour) }, en: said }],
      [banners, { slug: 'soon', facts: { ...facts, from: at(1500) }, en: said }],
    );
    const slugs = async () =>
      (await (await site.get('/api/get/banner/all')).json()).data.map(
        ({ slug }: { slug: string }) => slug,
      );
    await expect.poll(slugs).toEqual(expect.arrayContaining(['now', 'soon']));
    expect(await slugs()).not.toContain('over');
    expect(await slugs()).not.toContain('to-come');
  });
});
