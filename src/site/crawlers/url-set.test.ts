import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { siteMapIndex, urlSet } from './url-set.ts';

const site = 'https://site.example';

test('a site too large for one file has a list of files', () => {
  const xml = siteMapIndex(3, site);

  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://site.example/sitemap/1.xml',
    '<loc>https://site.example/sitemap/2.xml',
    '<loc>https://site.example/sitemap/3.xml',
  ]);
});

test('a page that is not there in English is the Hindi one for everybody else', () => {
  const xml = urlSet([{ path: '/news/ghat', languages: ['hi', 'ta'] }], site);

  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('hreflang="x-default" href="https://site.example/hi/news/ghat"');
});

test('a page in no language that the site is offered in is left out', () => {
  expect(urlSet([{ path: '/news/ghat', languages: [] }], site)).not.toContain('<url>');
});
