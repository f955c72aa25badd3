/** A path of the site, without a language. */
export type Path = `/${string}`;

/**
 * The paths at which the documents of a collection are read. `/photos/:album/:slug` gives each a page
 * of its own; `:slug` is the document's, `:album` the one that its fact `album` refers to.
 * `/faq#:slug` is a place on the page of all, `/audios` just that page. A table names the page of each
 * slug.
 */
export type Address = Path | Readonly<Record<string, Path>>;

/** The parts of a document that its address is made of. */
interface Addressed {
  slug: string;
  facts: Record<string, unknown>;
}

/** The parts of a collection that its addresses are made of. */
interface Readable {
  address?: Address | undefined;
}

/** The address of a document: its own page, else an anchor on another; undefined where no page shows it. */
export function whereRead({ address }: Readable, document: Addressed): string | undefined {
  if (typeof address === 'object') return address[document.slug];
  return address?.replace(/:(\w+)/g, (_, name: string) => partOf(name, document));
}

function partOf(name: string, { slug, facts }: Addressed): string {
  return name === 'slug' ? slug : String(facts[name]);
}

/** The path of a document's own page; undefined for one that is shown on others only. */
export function pathOf(collection: Readable, document: Addressed): string | undefined {
  return hasPages(collection) ? whereRead(collection, document) : undefined;
}

/** Whether the documents of a collection have pages of their own. */
export function hasPages({ address }: Readable): boolean {
  return typeof address === 'object' || /^[^#]*:slug/.test(address ?? '');
}

/** The page that shows a document of a collection, as the router reads it; undefined for a table of pages. */
export function pageFor({ address }: Readable): Path | undefined {
  return typeof address === 'string' ? (address.replace(/#.*/, '') as Path) : undefined;
}

/** The document that a path names, by the form of the path; it need not exist. */
export function documentAt<C extends Readable>(
  collections: readonly C[],
  path: string,
): { collection: C; slug: string } | undefined {
  for (const collection of collections) {
    const slug = hasPages(collection) ? slugIn(collection.address, path) : undefined;
    if (slug) return { collection, slug };
  }
  return undefined;
}

function slugIn(address: Address = {}, path: string): string | undefined {
  if (typeof address === 'object')
    return Object.entries(address).find(([, page]) => page === path)?.[0];
  const form = address.replace(/:(\w+)/g, '(?<$1>[a-z0-9][a-z0-9-]*)');
  return new RegExp(`^${form}$`).exec(path)?.groups?.['slug'];
}
