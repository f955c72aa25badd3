import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';

/** The title of a document in the language of the agent area, else in English, else in any. */
export function useTitleOf() {
  const language = useConsoleLanguage();
  const say = useSay();
  return (titles: Partial<Record<string, string>>): string =>
    titles[language] ||
    titles['en'] ||
    Object.values(titles).find(Boolean) ||
    say('Without a title', 'बिना शीर्षक');
}
