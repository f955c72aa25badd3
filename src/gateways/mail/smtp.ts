import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError } from '../delivery-error.ts';
import { signMail } from './dkim.ts';
import type { DkimKey } from './dkim.ts';
import type { Mail, MailGateway } from './port.ts';
import { smtpServer } from './smtp-server.ts';
import { createSmtpSessions } from './smtp-sessions.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host`, or `smtp://`. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** Where a mail comes back to; the sender's address unless told. */
  returnPathFor?: ((to: string, createdAt: Date) => Promise<string>) | undefined;
  dkim?: DkimKey | undefined;
}

/** One address and no more: neither a list, nor a name before it, nor a line of its own. */
const ADDRESS = /^[^\s<>()[\],;:\\"]+@[^\s<>()[\],;:\\"]+$/;

/** Many mailboxes recognise a repeated mail by its Message-ID, but not all. */
const MAX_REPEATS = 3;

/** Mails through a mail server. */
export function smtpMail({ url, from, returnPathFor, dkim }: SmtpOptions): MailGateway {
  const deliver = createSmtpSessions(smtpServer(url));
  return {
    mostRepeats: MAX_REPEATS,
    async send(mail) {
      if (!ADDRESS.test(mail.to)) throw new DeliveryError('never', 'This is no mail address');
      const returnPath = await returnPathFor?.(mail.to, mail.createdAt);
      const bytes = await compose(mail, from);
      const signed = dkim ? await signMail(bytes, dkim) : bytes;
      await deliver({ from: returnPath ?? from, to: [mail.to] }, signed, mail.beforeEnd);
    },
  };
}

function compose(mail: Mail, from: string): Promise<Buffer> {
  const { id, createdAt, to, subject, text, html, language, headers = {} } = mail;
  const further = Object.entries(headers).map(([name, value]) => [name, onOneLine(value)]);
  const composer = new MailComposer({
    from: { name: onOneLine(mail.from ?? ''), address: from },
    to: { name: '', address: to },
    subject: onOneLine(subject),
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    headers: {
      ...Object.fromEntries(further),
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The value of a header must not begin another one. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
