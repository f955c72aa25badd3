import type { Translate } from '#ui/translation.tsx';

interface Range {
  from: number;
  to: number;
  total: number;
}

/** Tells which items of a list a page shows; a page of one is the last of several. */
export function shownRange(t: Translate, { from, to, total }: Range): string {
  return from === to
    ? t('list.showingLast', { total })
    : t('list.showingRange', { from, to, total });
}
