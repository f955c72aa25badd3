import { z } from 'zod';
import { moment } from '#contract/dates.ts';
import { digestOf } from '#people/mail-address.ts';
import type { Return } from '#people/suppression.ts';

/** A vendor that sends under a return path of its own tells the address in words. */
const address = z.email().transform((email) => email.toLowerCase());
const when = moment().transform((text) => new Date(text));
const someone = z.array(z.object({ emailAddress: address })).max(50);

const ses = z.object({
  mail: z.object({ timestamp: when }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: someone }).optional(),
  complaint: z.object({ complainedRecipients: someone }).optional(),
});

/** Amazon's notices come in an envelope of its notification service. */
const notification = z.object({ Type: z.literal('Notification'), Message: z.string() });

const postmark = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z.string(),
  Email: address,
  BouncedAt: when,
});

/** Reads the JSON of Amazon SES or Postmark; nothing where it is neither. */
export function readVendorReport(text: string): Return[] {
  const told = parse(text);
  const wrapped = notification.safeParse(told);
  const ofSes = ses.safeParse(wrapped.success ? parse(wrapped.data.Message) : told);
  if (ofSes.success) return returnsOfSes(ofSes.data);
  const ofPostmark = postmark.safeParse(told);
  return ofPostmark.success ? returnsOfPostmark(ofPostmark.data) : [];
}

function returnsOfSes({ mail, bounce, complaint }: z.output<typeof ses>): Return[] {
  const kind = complaint ? 'complaint' : BY_SES[bounce?.bounceType ?? ''];
  const people = complaint?.complainedRecipients ?? bounce?.bouncedRecipients ?? [];
  if (!kind) return [];
  return people.map(({ emailAddress }) => ({
    digest: digestOf(emailAddress),
    mailedAt: mail.timestamp,
    kind,
  }));
}

const BY_SES: Partial<Record<string, Return['kind']>> = { Permanent: 'hard', Transient: 'soft' };

function returnsOfPostmark({ RecordType, Type, Email, BouncedAt }: z.output<typeof postmark>) {
  const kind = RecordType === 'SpamComplaint' ? 'complaint' : BY_POSTMARK[Type];
  return kind ? [{ digest: digestOf(Email), mailedAt: BouncedAt, kind }] : [];
}

const BY_POSTMARK: Partial<Record<string, Return['kind']>> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SoftBounce: 'soft',
  Transient: 'soft',
  DnsError: 'soft',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
