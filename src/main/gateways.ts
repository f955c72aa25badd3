import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { readDkimKey } from '#gateways/mail/dkim.ts';
import { mailOutbox } from '#gateways/mail/outbox.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { pushOutbox } from '#gateways/push/outbox.ts';
import type { PushGateway } from '#gateways/push/port.ts';
import { webPush } from '#gateways/push/web-push.ts';
import { msg91 } from '#gateways/sms/msg91.ts';
import { smsOutbox } from '#gateways/sms/outbox.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { twilio } from '#gateways/sms/twilio.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { s3Storage } from '#gateways/storage/s3.ts';
import { readTemplates, requireTemplates } from '#messages/sms/templates.ts';
import { returnPathFor } from '#people/return-path.ts';
import { messages } from './messages.ts';
import { readPushKeys, readSecret } from './secret.ts';

export interface Gateways {
  mail: MailGateway;
  sms: SmsGateway;
  push: PushGateway;
  /** The campaign's name as operators know it, by template; none where no text is registered. */
  registeredNames: ReadonlyMap<string, string>;
}

/** One vendor per port; the outbox where none is chosen. Throws `ConfigError`. */
export function openGateways(config: Config): Gateways {
  const registeredNames = namesIn(config);
  const push = openPush(config);
  return { mail: openMail(config), sms: openSms(config), push, registeredNames };
}

/** The storage of files: the object store where one is set up, else the data folder. */
export function openStorage({ data, objectStore }: Config): Storage {
  return objectStore ? s3Storage(objectStore) : diskStorage(join(data.folder, 'files'));
}

function openMail({ mail, dkim, mailReturns, data }: Config): MailGateway {
  if (!mail) return mailOutbox(data.folder);
  return smtpMail({
    ...mail,
    dkim: dkim && readDkimKey(dkim),
    returnPathFor: mailReturns && returnPathsOf(mailReturns.address, data.folder),
  });
}

function returnPathsOf(address: string, folder: string) {
  return async (to: string, createdAt: Date) =>
    returnPathFor({ address, secret: await readSecret(folder) }, to, createdAt);
}

function openSms({ sms, data, site }: Config): SmsGateway {
  if (!sms) return smsOutbox(data.folder);
  if (sms.provider === 'twilio') return twilio(sms);
  requireTemplates(messages, sms.templates, new URL(site.publicUrl).hostname);
  return msg91(sms);
}

function openPush({ push, data }: Config): PushGateway {
  if (!push) return pushOutbox(data.folder);
  return webPush({ contact: push.contact, keys: () => readPushKeys(data.folder) });
}

function namesIn({ sms, site }: Config): Gateways['registeredNames'] {
  return sms ? readTemplates(messages, sms.templates, new URL(site.publicUrl).hostname) : new Map();
}
