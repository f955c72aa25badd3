import type { Config } from '#config/config.ts';
import { mailOutbox } from '#gateways/mail/outbox.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { msg91 } from '#gateways/sms/msg91.ts';
import { smsOutbox } from '#gateways/sms/outbox.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { checkTemplates, requireTemplates } from '#gateways/sms/templates.ts';
import { twilio } from '#gateways/sms/twilio.ts';

export interface Gateways {
  mail: MailGateway;
  sms: SmsGateway;
}

/** One vendor per port; the outbox where none is chosen. Throws `ConfigError`. */
export function openGateways(config: Config): Gateways {
  return { mail: openMail(config), sms: openSms(config) };
}

function openMail({ mail, data }: Config): MailGateway {
  return mail ? smtpMail(mail) : mailOutbox(data.folder);
}

function openSms({ sms, data, site }: Config): SmsGateway {
  if (!sms) return smsOutbox(data.folder);
  const { hostname } = new URL(site.publicUrl);
  checkTemplates(sms.templates, hostname);
  if (sms.provider === 'twilio') return twilio(sms);
  requireTemplates(sms.templates, hostname);
  return msg91(sms);
}
