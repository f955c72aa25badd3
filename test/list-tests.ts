import { expect, it } from 'vitest';
import type { Collection } from '#content/declare/collection.ts';
import type { TestSite } from './site.ts';
import type { Said, Writing } from './written.ts';

/** The fields of an item besides its title, given its date. */
type Describe = (
  moment: string,
) => { facts: Record<string, unknown> } & Pick<Said, 'words' | 'body'>;

/**
 * Five documents of a collection: `winter`, `spring` and `summer` are public, `sketch` is a draft,
 * and `to-come` becomes public tomorrow.
 */
export function sampleDocuments(collection: Collection, describe: Describe): Writing[] {
  const item = (slug: string, day: string, more: Partial<Said> = {}): Writing => {
    const { facts, ...said } = describe(`${day}T10:00:00+05:30`);
    const en = { title: `About ${slug}`, summary: 'In short.', body: '<p>Text.</p>', ...said };
    return [collection, { slug, facts, en: { ...en, ...more } }];
  };
  return [
    item('winter', '2023-12-31'),
    item('spring', '2024-03-05', { title: 'About spring, वसंत' }),
    item('summer', '2024-05-01'),
    item('sketch', '2024-06-01', { state: 'draft' }),
    item('to-come', '2024-06-02', { publishAt: new Date(Date.now() + 86_400_000) }),
  ];
}

/** The slugs that a list replies to a query. */
export function slugsAt(site: TestSite, path: string) {
  return async (query: string): Promise<string[]> => {
    const response = await site.get(`${path}?${query}`);
    const { data } = (await response.json()) as { data: { slug: string }[] };
    return data.map(({ slug }) => slug);
  };
}

export function itComesPageByPage(site: TestSite, path: string): void {
  const found = slugsAt(site, path);
  it('come page by page', async () => {
    expect(await found('size=2')).toEqual(['summer', 'spring']);
    expect(await found('size=2&page=2')).toEqual(['winter']);
    expect((await site.get(`${path}?size=101`)).status).toBe(422);
  });
}

export function itIsFoundByItsWords(site: TestSite, path: string): void {
  const found = slugsAt(site, path);
  it('are found by their words', async () => {
    expect(await found('s=sprin')).toEqual(['spring']);
    expect(await found('s=vasant')).toEqual(['spring']);
    expect(await found(`s=${encodeURIComponent('वसंत')}`)).toEqual(['spring']);
  });
}
