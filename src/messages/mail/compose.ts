import type { Language } from '#contract/languages.ts';
import type { Mail } from '#gateways/mail/port.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { MailForm } from '../declaration.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { Text } from '../message.ts';
import { valuesOf } from '../values-of.ts';
import type { FilledPart } from './html.ts';
import type { Look } from './look.ts';
import { renderMail } from './render.ts';
import { sharedWords } from './shared-words.ts';

/** The sender of mails. */
export interface Sender {
  /** The leader's name. */
  campaign: string;
  place: string;
  /** Where the team is reached, line by line. */
  imprint: readonly string[];
  /** The site's address. */
  siteUrl: string;
  look: Look;
}

type Composed = Pick<Mail, 'subject' | 'text' | 'html' | 'language' | 'headers'>;

/** A text that somebody wrote for one reader may have paragraphs of its own. */
const BLANK_LINE = /\n\s*\n/;

/** A mail's words, plain and as a page; where they are not written in the language, in English. */
export function composeMail(
  form: MailForm,
  text: Text,
  wanted: Language,
  sender: Sender,
): Composed {
  const language = form.words[wanted] && sharedWords[wanted] ? wanted : 'en';
  const { subject, parts } = form.words[language] ?? form.words.en;
  const shared = sharedWords[language] ?? sharedWords.en;
  const values = new Map(Object.entries(valuesOf(text, form.values)));
  values.set('campaign', sender.campaign);
  const valueOf = (hole: string) => values.get(hole);
  const filled = (words: string) => spaceDandas(fillPlaceholders(words, valueOf));

  const page = {
    ...sender,
    language,
    linkHint: shared.linkHint,
    subject: filled(subject),
    parts: parts.flatMap((part): FilledPart[] =>
      typeof part === 'string'
        ? filled(part).split(BLANK_LINE)
        : [{ button: spaceDandas(part.button), link: fillPlaceholders(`{${part.to}}`, valueOf) }],
    ),
    signature: filled(shared.signature),
    footer: filled(form.reader === 'colleague' ? shared.colleagueFooter : shared.footer),
  };
  const headers = Object.entries(form.headers ?? {}).map(([name, value]) => {
    return [name, fillPlaceholders(value, valueOf)];
  });
  return {
    language,
    subject: page.subject,
    ...renderMail(page),
    headers: Object.fromEntries(headers),
  };
}
