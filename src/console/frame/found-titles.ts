import { useEffect, useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { describeContent } from '#features/editing/contract.ts';
import { nameOf, titlesOf } from '#features/publishing/console/row-texts.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
import { useNavigationItems } from './navigation-items.ts';

/** A document that a search found. */
export interface FoundTitle {
  /** The address of its editor. */
  to: string;
  title: string;
  /** The name of its kind of content. */
  kind: string;
}

const PAUSE_MS = 250;
const FEWEST_LETTERS = 2;
const SIZE = '6';

/** The documents whose words are typed, among those that the agent may read, and how the search stands. */
export function useFoundTitles(typed: string): { found: readonly FoundTitle[]; told: string } {
  const say = useSay();
  const language = useConsoleLanguage();
  const words = useSettled(typed.trim());
  const isWanted = useMayReadContent() && typed.trim().length >= FEWEST_LETTERS;
  const enabled = isWanted && words.length >= FEWEST_LETTERS;
  const list = useCallQuery(listDrafts, { query: { s: words, size: SIZE } }, { enabled });
  const kinds = useCallQuery(describeContent, {}, { enabled: isWanted }).data?.data ?? [];
  if (!isWanted) return { found: [], told: '' };
  if (list.error) return { found: [], told: whyNone(list.error, say) };
  if (!list.data || words !== typed.trim())
    return { found: [], told: say('Looking for titles …', 'शीर्षक खोजे जा रहे हैं …') };
  const found = list.data.data.map(({ id, collection, ...row }) => {
    const label = kinds.find(({ name }) => name === collection)?.label;
    return {
      to: `/content/${collection}/${id}`,
      title: titlesOf(row, language).first || say('Without a title', 'बिना शीर्षक'),
      kind: label ? nameOf(label)[language] : '',
    };
  });
  const none = say('No title has these words.', 'किसी शीर्षक में ये शब्द नहीं हैं\u202f।');
  return { found, told: found.length === 0 ? none : '' };
}

const whyNone = (error: Error, say: ReturnType<typeof useSay>): string =>
  error instanceof CallFailed
    ? error.failure.message
    : say('Titles are found once the network is back.', 'नेटवर्क आने पर शीर्षक मिलेंगे\u202f।');

/** Whoever may open the list of all content is told of what is in it. */
const useMayReadContent = (): boolean => useNavigationItems().some(({ to }) => to === '/content');

/** What was typed, once the keys rest. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
