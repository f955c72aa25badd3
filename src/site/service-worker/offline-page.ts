/** The places that the server leaves empty in the offline page, for the worker to fill. */
const list = /<ul class="offline-kept-list"><\/ul>/;
const hiddenList = /(<section class="offline-kept") hidden=""/;
const hiddenTyped = /(<p class="offline-typed") hidden=""/;

interface CachedPage {
  path: string;
  /** As HTML, for it was taken out of some. */
  title: string;
}

interface OfflineState {
  /** What can be read all the same, the last read first. */
  kept: readonly CachedPage[];
  /** Whether a form was on its way, which Back leads to. */
  hasTyped: boolean;
}

/** Says in the HTML of the offline page what it can't know by itself. */
export function fillOfflinePage(html: string, { kept, hasTyped }: OfflineState): string {
  const told = hasTyped ? html.replace(hiddenTyped, '$1') : html;
  if (kept.length === 0) return told;
  const rows = kept.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  return told
    .replace(hiddenList, '$1')
    .replace(list, () => `<ul class="offline-kept-list">${rows}</ul>`);
}

/** What a page calls itself, without the name of the campaign that follows. */
export function titleOf(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1]?.split(' · ')[0];
}
