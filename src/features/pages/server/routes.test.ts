import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { pages, sections } from '../collection.ts';
import type { findPageByName, findSectionsByPageName } from '../contract.ts';

function section(slug: string, page: string, position: number): Writing {
  return [sections, { slug, position, facts: { page }, en: { title: slug, body: '<p>Text.</p>' } }];
}

const site = await testSite({
  content: [
    [
      pages,
      {
        slug: 'about-this-site',
        en: { title: 'About this site', summary: 'Who runs it.', body: '<p>We do.</p>' },
        hi: { title: 'इस साइट के बारे में', summary: 'कौन चलाता है।', body: '<p>हम।</p>' },
      },
    ],
    [
      pages,
      {
        slug: 'about',
        en: { title: 'About this site (who runs it)', summary: 'All.', body: '<p>We.</p>' },
        hi: { title: 'बारे में', summary: 'सब', body: '<p>हम</p>' },
      },
    ],
    [pages, { slug: 'contact', en: { title: 'Contact', summary: 'Write.', body: '<p>Here.</p>' } }],
    section('second', 'about-this-site', 2),
    section('first', 'about-this-site', 1),
    section('elsewhere', 'contact', 1),
  ],
});

const page = (title: string, language = 'en') =>
  site.read<typeof findPageByName>(`/api/cms/admin/findByName?title=${encodeURIComponent(title)}`, {
    'accept-language': language,
  });

describe('one page by its name (spec: call:GET /cms/admin/findByName)', () => {
  it.each(['about-this-site', 'About this site', ' ABOUT THIS SITE '])('«%s»', async (title) => {
    expect((await page(title)).data).toMatchObject({
      slug: 'about-this-site',
      title: 'About this site',
      body: '<p>We do.</p>',
      languages: ['en', 'hi'],
    });
  });

  it('comes in the language asked for', async () => {
    expect((await page('about-this-site', 'hi')).data.body).toBe('<p>हम\u202f।</p>');
    expect((await page('contact', 'hi')).data).toMatchObject({ language: 'en', title: 'Contact' });
  });

  it('is found by its title in Hindi', async () => {
    expect((await page('इस साइट के बारे में', 'hi')).data.slug).toBe('about-this-site');
  });

  it.each([
    ['About this site (who runs it)', 'hi', 'बारे में'],
    ['बारे में', 'en', 'About this site (who runs it)'],
  ] as const)('«%s» is found in %s too, as «%s»', async (title, language, shown) => {
    expect((await page(title, language)).data).toMatchObject({
      slug: 'about',
      language,
      title: shown,
    });
  });

  it.each([
    ['an unknown name', '?title=nowhere', 404],
    ['a name without letters', '?title=!!!', 404],
    ['no name', '', 422],
    ['an empty name', '?title=', 422],
    ['a name of 201 letters', `?title=${'a'.repeat(201)}`, 422],
  ])('answers %s with its failure', async (_, query, status) => {
    for (const call of ['/api/cms/admin/findByName', '/api/manage-section/findByCMSName']) {
      const response = await site.get(call + query);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
  });
});

describe('the sections of a page (spec: call:GET /manage-section/findByCMSName)', () => {
  it.each(['about-this-site', 'About this site'])('come in order for «%s»', async (title) => {
    const { data, ...rest } = await site.read<typeof findSectionsByPageName>(
      `/api/manage-section/findByCMSName?title=${encodeURIComponent(title)}`,
    );
    expect(rest).toEqual({ success: true, page: 1, size: 2, total: 2 });
    expect(data.map(({ slug, page: { slug: owner } }) => [slug, owner])).toEqual([
      ['first', 'about-this-site'],
      ['second', 'about-this-site'],
    ]);
  });
});
