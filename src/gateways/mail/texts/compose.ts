import type { Language } from '#contract/languages.ts';
import { fill } from '../../fill.ts';
import type { MailText } from '../../message.ts';
import { personName } from '../../person-name.ts';
import type { Mail } from '../port.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { htmlPage, htmlParts } from './html.ts';
import type { FilledPart } from './html.ts';
import type { LinkName, MailLanguage } from './words.ts';

const written: Partial<Record<Language, MailLanguage>> = { en: english, hi: hindi };

/** Whom mails are from: the campaign's name, and the host of its address. */
export interface Sender {
  campaign: string;
  host: string;
}

type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'language'>;

/** What is not written in a language yet is written in English. */
function mailLanguage(language: Language): Language {
  return written[language] ? language : 'en';
}

/** A mail's words, plain and as a page. */
export function composeMail(text: MailText, wanted: Language, sender: Sender): Words {
  const language = mailLanguage(wanted);
  const words = written[language] ?? english;
  const values = valuesOf(text, sender);
  const filled = (part: string) => fill(part, (hole) => values[hole]);
  const linkTo = (name: LinkName) => values[name] ?? '';

  const subject = filled(words.kinds[text.kind].subject);
  const parts = words.kinds[text.kind].parts.map((part) =>
    typeof part === 'string' ? filled(part) : { button: part.button, link: linkTo(part.to) },
  );
  const closing = { signature: filled(words.signature), footer: filled(words.footer) };
  return {
    language,
    subject,
    text: plain(parts, closing),
    html: htmlPage({ language, subject, body: htmlParts(parts, words.linkHint), ...closing }),
  };
}

function valuesOf(text: MailText, sender: Sender): Record<string, string> {
  const values: Record<string, string> = { ...text, ...sender };
  for (const hole of ['name', 'childName']) {
    if (values[hole] !== undefined) values[hole] = personName(values[hole]);
  }
  return values;
}

function plain(parts: FilledPart[], { signature, footer }: { signature: string; footer: string }) {
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? part : `${part.button}:\n${part.link}`,
  );
  // Two hyphens and a space begin a signature; readers fold away what follows.
  return `${[...paragraphs, signature].join('\n\n')}\n\n-- \n${footer}\n`;
}
