import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { pathWithoutLanguage } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { CountPage } from '#http/serve-cached.ts';
import { indianDay } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import { saveFigures } from './save-figures.ts';
import { countedWords } from './search-words.ts';

const FLUSH_MS = 60_000;
/** Distinct pages and words of a minute; more of them are not counted. */
const MAX_PATHS = 20_000;
const MAX_WORDS = 500;

interface FiguresOptions {
  db: Database;
  report: (error: unknown) => void;
}

/**
 * Counts pages and searches in memory, and adds them to the database each minute. It knows no address
 * and sets no cookie: nobody is followed. Robots are left out as far as they say that they are.
 */
export function createFigures({ db, report }: FiguresOptions) {
  let views = new Map<string, number>();
  let searches = new Map<string, number>();
  const robots = new LRUCache<string, boolean>({ max: 2_000 });
  /** Words that found nothing lately; their pages may come from the cache. */
  const foundNothing = new LRUCache<string, true>({ max: 2_000, ttl: DAY_MS });

  const isRobot = (userAgent: string | undefined) => {
    if (!userAgent) return true;
    const known = robots.get(userAgent);
    if (known !== undefined) return known;
    const found = isbot(userAgent);
    robots.set(userAgent, found);
    return found;
  };

  const countPage: CountPage = (href, userAgent) => {
    if (isRobot(userAgent)) return;
    const at = href.indexOf('?');
    add(views, at === -1 ? href : href.slice(0, at), MAX_PATHS);
    if (at !== -1) countSearch(href, at);
  };

  function countSearch(href: string, at: number): void {
    if (!href.slice(0, at).endsWith('/search')) return;
    const words = countedWords(new URLSearchParams(href.slice(at)).get('s') ?? '');
    if (words !== undefined && foundNothing.has(words)) add(searches, words, MAX_WORDS);
  }

  /** Adds what was counted to the database. What cannot be saved is counted on. */
  async function flush(): Promise<void> {
    const [counted, missed] = [views, searches];
    views = new Map();
    searches = new Map();
    if (counted.size + missed.size === 0) return;
    const day = indianDay(new Date());
    try {
      await saveFigures(db, day, { views: inOneLanguage(counted), searches: missed });
    } catch (error) {
      counted.forEach((times, path) => add(views, path, MAX_PATHS, times));
      missed.forEach((times, words) => add(searches, words, MAX_WORDS, times));
      report(error);
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    countPage,
    /** Says that a search found nothing, so that the pages of it count. */
    noteFoundNothing(typed: string): void {
      const words = countedWords(typed);
      if (words !== undefined) foundNothing.set(words, true);
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

function add(counts: Map<string, number>, key: string, most: number, times = 1): void {
  const known = counts.get(key);
  if (known === undefined && counts.size >= most) return;
  counts.set(key, (known ?? 0) + times);
}

/** A page counts once, in whatever languages it was read. */
function inOneLanguage(counted: ReadonlyMap<string, number>): Map<string, number> {
  const views = new Map<string, number>();
  for (const [path, times] of counted) add(views, pathWithoutLanguage(path), Infinity, times);
  return views;
}
