import { useMemo } from 'react';
import { dayAndHour } from './console-dates.ts';
import { useConsoleLanguage, useSayText } from './say.tsx';

/** How values of fields are written in the language of the agent area; `body` gives the words of clean HTML. */
export function useValueFormats(body: (html: string) => string) {
  const language = useConsoleLanguage();
  const text = useSayText();
  return useMemo(
    () => ({ text, moment: (at: string) => dayAndHour(at, language), body }),
    [text, language, body],
  );
}
