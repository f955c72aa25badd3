import type { Declaration, MailForm, MailWords, SmsForm } from './declaration.ts';

/** Values that every mail and short message knows beside its own. */
const EVERYWHERE = { mail: ['campaign'], sms: ['campaign', 'host'] };

/** Set for every mail; a message that set them anew would lie, or write to somebody else. */
const NOT_ITS_OWN =
  /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|content-.*|mime-version|auto-submitted)$/i;

/** Throws where a declaration could not be sent as it is written. */
export function checkDeclaration({ name, purpose, mail, sms }: Declaration): void {
  const problems = [
    ...(mail ? mailProblems(mail) : []),
    ...(sms ? smsProblems(sms) : []),
    // Big mailboxes refuse mails in great numbers that cannot be left with one press.
    ...(purpose === 'wanted' && mail && !mail.headers?.['List-Unsubscribe']
      ? ['a wanted mail needs the header List-Unsubscribe']
      : []),
  ];
  if (problems.length > 0) throw new Error(`The message ${name}: ${problems.join('; ')}`);
}

function mailProblems({ values, words, headers = {} }: MailForm): string[] {
  const known = new Set([...Object.keys(values), ...EVERYWHERE.mail]);
  const texts = [...Object.values(words).flatMap(textsOf), ...Object.values(headers)];
  const bad = Object.keys(headers).filter((name) => NOT_ITS_OWN.test(name) || !isHeader(name));
  return [...unfilled(texts, known), ...bad.map((name) => `the header ${name} is not its own`)];
}

function smsProblems({ values, words }: SmsForm): string[] {
  return unfilled(Object.values(words), new Set([...Object.keys(values), ...EVERYWHERE.sms]));
}

function textsOf({ subject, parts }: MailWords): string[] {
  return [subject, ...parts.map((part) => (typeof part === 'string' ? part : `{${part.to}}`))];
}

function unfilled(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const holes = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole));
  const empty = new Set(holes.filter((hole) => hole !== undefined && !known.has(hole)));
  return [...empty].map((hole) => `nothing fills {${hole}}`);
}

const isHeader = (name: string) => /^[A-Za-z][A-Za-z0-9-]*$/.test(name);
