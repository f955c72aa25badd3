import { CallFailed } from '#contract/failure.ts';
import type { Language } from '#contract/languages.ts';
import type { Say } from '#ui/console/say.tsx';
import type { PushNotice } from '../contract.ts';

/** The refusal that the server would answer with: of each language that was begun, or else of the open one. */
export function missingWords(
  say: Say,
  { texts }: Pick<PushNotice, 'texts'>,
  open: Language,
): CallFailed | undefined {
  const begun = Object.entries(texts);
  const all = begun.length > 0 ? begun : [[open, { title: '', text: '' }] as const];
  const errors = all.flatMap(([code, { title, text }]) => [
    ...(title.trim()
      ? []
      : [{ param: `texts.${code}.title`, msg: say('Write a title', 'शीर्षक लिखिए') }]),
    ...(text.trim()
      ? []
      : [{ param: `texts.${code}.text`, msg: say('Write a text', 'पाठ लिखिए') }]),
  ]);
  if (errors.length === 0) return undefined;
  const message = say('Write a title and a text', 'शीर्षक और पाठ लिखिए');
  return new CallFailed({ success: false, message, errors });
}
