import { expect, test } from 'vitest';
import { parseShareAddress, shareAddress } from './share-address.ts';

const campaign = {
  language: 'en',
  title: 'Nilova Teshkar',
  place: 'Purvamala',
  nameLine: 'for Purvamala',
  summary: 'The last ferry.',
  slogan: 'Across.',
  hue: 285,
} as const;
const jetty = { language: 'hi', document: { collection: 'news', slug: 'jetty' } } as const;
const address = shareAddress(jetty, { campaign, title: 'घाट खुला' });

test('an address says which document is meant, and in which language', () => {
  expect(address).toMatch(/^\/share\/4\/hi\/news\/jetty\/[a-z0-9]+\.jpg$/);
  expect(parseShareAddress(address)).toEqual(jetty);
});

test('the campaign has a picture of its own', () => {
  const own = shareAddress({ language: 'en' }, { campaign });
  expect(parseShareAddress(own)).toEqual({ language: 'en' });
});

test('a new title or hue has a new address', () => {
  const retitled = shareAddress(jetty, { campaign, title: 'घाट बंद' });
  const repainted = shareAddress(jetty, { campaign: { ...campaign, hue: 12 }, title: 'घाट खुला' });
  expect(new Set([address, retitled, repainted]).size).toBe(3);
});

test('the campaign’s own picture changes with its slogan, its words and its portrait', () => {
  const image = { width: 9, height: 9, alt: '', placeholder: '#fff', sources: [] };
  const own = (change: object, portrait?: string) =>
    shareAddress(
      { language: 'en' },
      {
        campaign: { ...campaign, ...change },
        portrait: portrait ? { ...image, url: portrait } : undefined,
      },
    );
  const looks = [
    own({}),
    own({ slogan: 'Near.' }),
    own({ summary: 'A bus.' }),
    own({ motifsOff: ['tank'] }),
    own({}, '/media/a-800.webp'),
  ];
  expect(new Set(looks).size).toBe(looks.length);
});

test.each([
  '/share/1/xx/news/jetty/1a2b.jpg',
  '/share/1/hi/news/1a2b.jpg',
  '/share/1/hi/news/../1a2b.jpg',
  '/share/1/hi/news/jetty/1a2b.svg',
  '/share/1/hi/news/jetty/a/1a2b.jpg',
])('%s is no picture', (path) => {
  expect(parseShareAddress(path)).toBeUndefined();
});
