import PostalMime from 'postal-mime';
import type { Attachment, Email } from 'postal-mime';
import { bounceKindOf } from '#gateways/mail/bounce-kind.ts';
import { findReturned } from '#people/return-path.ts';
import type { Return } from '#people/suppression.ts';
import { LONGEST_REPORT } from '../../contract/returns.ts';

/** Far more than mail servers write, and little to read: anybody may send a mail there. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };

/**
 * Reads a mail that came to the return path: a delivery status (RFC 3464) or a report of abuse (RFC 5965).
 * Undefined where it says neither, or names no mail of ours by a signed token.
 */
export async function readReport(secret: string, raw: Uint8Array): Promise<Return | undefined> {
  const mail = await PostalMime.parse(raw.subarray(0, LONGEST_REPORT), {
    ...limits,
    attachmentEncoding: 'utf8',
  }).catch(() => undefined);
  const kind = mail && kindOf(mail);
  if (!kind) return undefined;
  const returned = findReturned(secret, wordsOf(mail));
  return returned && { ...returned, kind };
}

/** The text that may hold a token: the address that the report came to, or what it says of the mail. */
function wordsOf({ headerLines, attachments }: Email): string {
  const heads = headerLines.map(({ line }) => line);
  return [...heads, ...attachments.map(textOf)].join('\n');
}

const textOf = ({ content }: Attachment) => (typeof content === 'string' ? content : '');

function kindOf({ attachments }: Email): Return['kind'] | undefined {
  const partOf = (type: string) => attachments.find(({ mimeType }) => mimeType === type);
  const complaint = partOf('message/feedback-report');
  if (complaint) return isComplaint(textOf(complaint)) ? 'complaint' : undefined;
  const status = partOf('message/delivery-status');
  return status && statusOf(textOf(status));
}

/** `not-spam` takes one back, and others are about signatures. */
const isComplaint = (report: string) =>
  /^feedback-type:\s*(abuse|fraud|opt-out(-list)?)\s*$/im.test(report);

/** The kind of a bounce; undefined for a mail that was only delayed: another report follows. */
function statusOf(report: string): Return['kind'] | undefined {
  if (!/^action:\s*failed\s*$/im.test(report)) return undefined;
  const [, status = ''] = /^status:\s*(\d\.\d{1,3}\.\d{1,3})\b/im.exec(report) ?? [];
  return bounceKindOf(status);
}
