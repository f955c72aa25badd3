import { describe, expect, it, vi } from 'vitest';
import { testSite } from '#test/site.ts';
import { PATIENCE } from '#test/patience.ts';
import { settings } from '../collection.ts';
import type { findSettings, getSettings } from '../contract.ts';

const site = await testSite();
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
