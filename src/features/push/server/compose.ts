import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { pushNotices } from '#db/schema/push.ts';
import type { Push } from '#gateways/push/port.ts';

type Notice = Pick<typeof pushNotices.$inferSelect, 'id' | 'texts' | 'path'>;

/** The seconds for which a push service keeps a message for a browser that is away. */
const TTL_SECONDS = 24 * 3600;

/** A message in the language of a browser; where nobody wrote it, in English, Hindi, or whatever there is. */
export function compose(
  { id, texts, path }: Notice,
  language: string,
  icon: string,
): Pick<Push, 'subject' | 'text' | 'payload' | 'ttlSeconds'> {
  const written = [language, primaryLanguage, 'hi', ...Object.keys(texts)].find(
    (code) => texts[code],
  );
  const lang: Language = written && isLanguage(written) ? written : primaryLanguage;
  const { title, text } = texts[lang] ?? { title: '', text: '' };
  const reader = isLanguage(language) ? language : primaryLanguage;
  const payload = { id, title, body: text, lang, icon, path: localPath(reader, path) };
  return { subject: title, text, payload: JSON.stringify(payload), ttlSeconds: TTL_SECONDS };
}
