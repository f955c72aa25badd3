import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { describeContent } from '#features/editing/contract.ts';
import { nameOf, titlesOf } from '#features/publishing/console/row-texts.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
import { useAfterPause } from '#ui/console/use-after-pause.ts';
import { useNavigationItems } from './navigation-items.ts';

/** A document that a search found. */
export interface FoundTitle {
  /** The address of its editor. */
  to: string;
  title: string;
  /** The name of its kind of content. */
  kind: string;
}

const FEWEST_LETTERS = 2;
const SHOWN = 6;
/** More than are shown, because words may be in the text of some and in the title of others. */
const READ = '24';

/** The documents whose words are typed, among those that the agent may read, and how the search stands. */
export function useFoundTitles(typed: string): { found: readonly FoundTitle[]; told: string } {
  const say = useSay();
  const language = useConsoleLanguage();
  const [words, setWords] = useState(typed.trim());
  useAfterPause(typed.trim(), words, setWords);
  const isWanted = useMayReadContent() && typed.trim().length >= FEWEST_LETTERS;
  const enabled = isWanted && words.length >= FEWEST_LETTERS;
  const list = useCallQuery(listDrafts, { query: { s: words, size: READ } }, { enabled });
  const kinds = useCallQuery(describeContent, {}, { enabled: isWanted }).data?.data ?? [];
  if (!isWanted) return { found: [], told: '' };
  if (list.error) return { found: [], told: whyNone(list.error, say) };
  if (!list.data || words !== typed.trim())
    return { found: [], told: say('Looking for titles …', 'शीर्षक खोजे जा रहे हैं …') };
  const all = list.data.data.map(({ id, collection, ...row }) => {
    const label = kinds.find(({ name }) => name === collection)?.label;
    return {
      to: `/content/${collection}/${id}`,
      title: titlesOf(row, language).first || say('Without a title', 'बिना शीर्षक'),
      kind: label ? nameOf(label)[language] : '',
    };
  });
  const found = titlesFirst(all, words).slice(0, SHOWN);
  const none = say('No document has these words.', 'किसी दस्तावेज़ में ये शब्द नहीं हैं\u202f।');
  return { found, told: found.length === 0 ? none : '' };
}

/** The documents with the words in their title, then those with them in their text. */
function titlesFirst(all: readonly FoundTitle[], words: string): FoundTitle[] {
  const isIn = ({ title }: FoundTitle) => title.toLowerCase().includes(words.toLowerCase());
  return [...all.filter(isIn), ...all.filter((each) => !isIn(each))];
}

const whyNone = (error: Error, say: ReturnType<typeof useSay>): string =>
  error instanceof CallFailed
    ? error.failure.message
    : say('Titles are found once the network is back.', 'नेटवर्क आने पर शीर्षक मिलेंगे\u202f।');

/** Agents who may open the list of all content are told of what is in it. */
const useMayReadContent = (): boolean => useNavigationItems().some(({ to }) => to === '/content');
