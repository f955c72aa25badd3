/** The elements of the offline page that the server leaves empty for the worker to fill. */
const list = /<ul class="offline-kept-list"><\/ul>/;
const hiddenList = /(<section class="offline-kept") hidden=""/;
const hiddenTyped = /(<p class="offline-typed") hidden=""/;

interface CachedPage {
  path: string;
  /** As HTML, because it comes from a page's HTML. */
  title: string;
}

interface OfflineState {
  /** The pages that can be read offline, the last read first. */
  kept: readonly CachedPage[];
  /** Whether a form was being submitted; Back leads to it. */
  hasTyped: boolean;
}

/** Fills in the HTML of the offline page the parts that only the worker knows. */
export function fillOfflinePage(html: string, { kept, hasTyped }: OfflineState): string {
  const told = hasTyped ? html.replace(hiddenTyped, '$1') : html;
  if (kept.length === 0) return told;
  const rows = kept.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  return told
    .replace(hiddenList, '$1')
    .replace(list, () => `<ul class="offline-kept-list">${rows}</ul>`);
}

/** The name of a page, without the campaign's name that follows it. */
export function titleOf(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1]?.split(' · ')[0];
}
