import type { Language } from '#contract/languages.ts';
import type { WordFinder } from '#lib/script.ts';
import { plainText, saidBeside } from './plain-text.ts';

/** A piece of a text; `found` where it is a word that was looked for. */
export interface Part {
  text: string;
  found: boolean;
}

/** The matched words of a document: those of its title, and some of its text where those are not all. */
export interface SearchExcerpt {
  title: Part[];
  excerpt: { language: Language; parts: Part[] } | null;
}

interface Version {
  language: Language;
  title: string;
  summary: string | null;
  body: string | null;
  words: Record<string, unknown>;
}

type FoundWords = ReturnType<WordFinder>;
interface Read {
  text: string;
  found: FoundWords;
}

/** About two lines of a phone and a half. */
const LENGTH = 180;
const BEFORE = 60;
const MAX_COMPARED = 50;
/** Longer texts, and many of them, are not read to their ends: a page of a hundred would take too long. */
const MAX_READ = 20_000;
const MAX_READ_IN_ALL = 200_000;

/** Shows why documents were found; make one for each answer. */
export function createExcerpts(find: WordFinder, typed: number) {
  let left = MAX_READ_IN_ALL;

  function read(text: string): Read {
    const start = text.slice(0, Math.min(left, MAX_READ));
    left -= start.length;
    return { text, found: find(start) };
  }

  /** The text that adds most to what the title shows; the summary before the body. */
  function best(texts: readonly string[], shown: ReadonlySet<number>): Read | undefined {
    const added = ({ found }: Read) => numbersOf(found).difference(shown).size;
    return texts
      .map(read)
      .filter((each) => added(each) > 0)
      .toSorted((one, other) => added(other) - added(one))[0];
  }

  return function mark(shown: Version, others: readonly Version[]): SearchExcerpt {
    const title = read(shown.title);
    const inTitle = numbersOf(title.found);
    const summary = read(shown.summary ?? '');
    const marked = (language: Language, { text, found }: Read) => ({
      title: partsOf(title.text, title.found),
      excerpt: { language, parts: cut(text, found) },
    });
    const isAllThere = inTitle.union(numbersOf(summary.found)).size === typed;
    if (isAllThere && summary.found.length > 0) return marked(shown.language, summary);
    const own = isAllThere ? undefined : best(textsOf(shown), inTitle);
    if (own) return marked(shown.language, own);
    if (inTitle.size === 0) {
      for (const other of others) {
        const theirs = best([other.title, ...textsOf(other)], inTitle);
        if (theirs) return marked(other.language, theirs);
      }
    }
    return { title: partsOf(title.text, title.found), excerpt: null };
  };
}

function textsOf({ summary, body, words }: Version): string[] {
  return [summary ?? '', plainText(body ?? ''), ...saidBeside(words)];
}

const numbersOf = (found: FoundWords) => new Set(found.flatMap(({ typed }) => typed));

/** Some words around the place where most of the looked-for ones stand together. */
function cut(text: string, found: FoundWords): Part[] {
  if (text.length <= LENGTH + BEFORE) return partsOf(text, found);
  const together = found.slice(0, MAX_COMPARED).map((first, index, compared) => {
    const isNear = ({ to }: { to: number }) => to <= first.from + LENGTH - BEFORE;
    return { from: first.from, count: numbersOf(compared.slice(index).filter(isNear)).size };
  });
  const [first] = together.toSorted((one, other) => other.count - one.count);
  // The last words of a text come with those before them.
  const begin = beginningOf(text, Math.min(first?.from ?? 0, text.length - LENGTH + BEFORE));
  const end = begin + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', begin + LENGTH);
  const inside = found
    .filter(({ from, to }) => from >= begin && to <= end)
    .map((word) => ({ ...word, from: word.from - begin, to: word.to - begin }));
  return [
    ...(begin > 0 ? [{ text: '… ', found: false }] : []),
    ...partsOf(text.slice(begin, end), inside),
    ...(end < text.length ? [{ text: ' …', found: false }] : []),
  ];
}

/** The sentence's own beginning where it is near, else a word's. */
function beginningOf(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  if (before.length === at) return 0;
  const sentence = Math.max(...['. ', '? ', '! ', '। '].map((end) => before.lastIndexOf(end)));
  const word = sentence >= 0 ? sentence + 1 : before.indexOf(' ');
  return at - before.length + word + 1;
}

function partsOf(text: string, found: FoundWords): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { from, to } of joined(text, found)) {
    if (from > end) parts.push({ text: text.slice(end, from), found: false });
    parts.push({ text: text.slice(from, to), found: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** Words that stand side by side are marked with one stroke. */
function joined(text: string, found: FoundWords): { from: number; to: number }[] {
  const strokes: { from: number; to: number }[] = [];
  for (const { from, to } of found) {
    const last = strokes.at(-1);
    if (last && text.slice(last.to, from).trim() === '') last.to = to;
    else strokes.push({ from, to });
  }
  return strokes;
}
