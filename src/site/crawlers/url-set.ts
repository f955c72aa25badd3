import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** A page in every language that it exists in. */
export interface PageAddress {
  /** Without a language. */
  path: string;
  languages: readonly Language[];
  /** ISO 8601; left out where a page shows many documents. */
  updatedAt?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap: one entry per page and language, with the other languages as alternates. */
export function urlSet(pages: readonly PageAddress[], publicUrl: string): string {
  const entries = pages.flatMap((page) => entriesOf(page, publicUrl));
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}<urlset ${sitemaps} ${links}>\n${entries.join('')}</urlset>\n`;
}

/** The index of sitemaps, for a site with too many pages for one. */
export function siteMapIndex(parts: number, publicUrl: string): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap/${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${sitemaps}>\n${entries.join('')}</sitemapindex>\n`;
}

/** The reply with a sitemap or an index. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** Paths consist of slugs, so nothing in them needs escaping. */
function entriesOf({ path, languages, updatedAt }: PageAddress, publicUrl: string): string[] {
  const address = (language: Language) => publicUrl + localPath(language, path);
  const [first] = languages;
  if (!first) return [];
  const usual = languages.includes(primaryLanguage) ? primaryLanguage : first;
  const alternates = [
    ...languages.map((language) => alternate(language, address(language))),
    alternate('x-default', address(usual)),
  ].join('');
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
  return languages.map(
    (language) => `<url><loc>${address(language)}</loc>${changed}${alternates}</url>\n`,
  );
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}
