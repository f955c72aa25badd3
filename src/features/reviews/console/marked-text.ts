import { diffWords } from '#lib/word-diff.ts';
import type { Stretch } from '#lib/word-diff.ts';

/** Words of a text that a comment is about, by the number of the comment. */
export interface Quote {
  number: number;
  quote: string | null;
}

/** A stretch of a reviewed text, with the comment on it, and whether its words end here. */
export interface Piece extends Stretch {
  /** Its place among all, for whoever draws them. */
  at: number;
  comment?: number;
  isEnd?: boolean;
}

interface Found {
  number: number;
  from: number;
  to: number;
}

/** A text with what changed in it and what is commented on; quotes that are no longer there are left out. */
export function markedText(was: string | null, now: string, quotes: readonly Quote[]): Piece[] {
  const stretches = was === null ? [{ kind: 'same' as const, text: now }] : diffWords(was, now);
  const found = quotesIn(now, quotes);
  const edges = found.flatMap(({ from, to }) => [from, to]);
  const pieces: Piece[] = [];
  let place = 0;
  for (const { kind, text } of stretches) {
    if (kind === 'gone') {
      pieces.push({ kind, text, at: pieces.length });
      continue;
    }
    const cuts = edges.filter((edge) => edge > place && edge < place + text.length);
    for (const to of [...cuts.toSorted((one, other) => one - other), place + text.length]) {
      const words = now.slice(place, to);
      const on = found.find((each) => each.from <= place && to <= each.to);
      if (words) pieces.push({ kind, text: words, at: pieces.length, ...(on && endOf(on, to)) });
      place = to;
    }
  }
  return pieces;
}

const endOf = ({ number, to }: Found, place: number) => ({ comment: number, isEnd: to === place });

/** The places of quotes, the earliest first; of two that overlap the later is left out. */
function quotesIn(text: string, quotes: readonly Quote[]): Found[] {
  const all = quotes.flatMap(({ number, quote }) => {
    const from = quote ? text.indexOf(quote) : -1;
    return quote && from >= 0 ? [{ number, from, to: from + quote.length }] : [];
  });
  const ordered = all.toSorted((one, other) => one.from - other.from);
  const kept: Found[] = [];
  for (const found of ordered) if (found.from >= (kept.at(-1)?.to ?? 0)) kept.push(found);
  return kept;
}

/** The words of clean HTML, a line for each paragraph, with the address of each link, which goes out too. */
export function textOf(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address: string, words: string) =>
      address.endsWith(words) ? words : `${words} (${address})`,
    )
    .replace(/<li[^>]*>/g, '• ')
    .replace(/<\/t[dh]>(?=\s*<t[dh])/g, ' | ')
    .replace(/<\/(?:p|h\d|li|blockquote|tr)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
