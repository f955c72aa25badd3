/** The machine-readable data of a page's source. */
export interface PageSource {
  /** Its links inside the site: path and query. */
  links: string[];
  titles: string[];
  descriptions: string[];
  canonical: string[];
  /** Addresses by language. */
  alternates: Record<string, string>;
  isHidden: boolean;
  /** Each is parsed; invalid JSON throws. */
  jsonLd: Record<string, unknown>[];
}

const linked = /<a\b[^>]*\shref="([^"]+)"/g;
const alternate = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi;

export function readSource(html: string, address: string): PageSource {
  const { origin } = new URL(address);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const targets = all(linked).map((href) => new URL(href.replaceAll('&amp;', '&'), address));
  const json = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    links: targets
      .filter((target) => target.origin === origin)
      .map(({ pathname, search }) => pathname + search),
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: Object.fromEntries(
      [...html.matchAll(alternate)].map(([, language = '', href = '']) => [language, href]),
    ),
    isHidden: html.includes('content="noindex"'),
    jsonLd: json.map((text): Record<string, unknown> => JSON.parse(text)),
  };
}
