import { isTooMany, Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import type { BucketName } from '#http/limits/buckets.ts';
import type { Addressee } from '#messages/message.ts';
import { findUserBy } from './find-user.ts';
import { mailboxOf } from './mail-address.ts';
import { isSmsPumping } from './sms-pumping.ts';

/** The occasions for a message to an address or number that a stranger may have typed. */
type Occasion =
  | 'registration'
  | 'parent'
  | 'newAddress'
  | 'password'
  | 'newsletter'
  | 'grievance'
  | 'join'
  | 'agentPassword'
  | 'invitation'
  | 'reply'
  | 'eventReply';

/** Mails that strangers set off; a link for a password is none, so that nobody can use up somebody's. */
const COUNTED_TOGETHER: ReadonlySet<Occasion> = new Set([
  'registration',
  'parent',
  'newAddress',
  'newsletter',
  'grievance',
  'join',
]);

interface SmsLimitOptions {
  db: Database;
  /** `LIMITS_SCALE`. */
  scale: number;
}

const OF_CODES = ['codeFirst', 'codeSecond', 'codeThird', 'codeDay'] as const;

/**
 * A mail to an address that a stranger can name. This file is the one door to such inboxes and
 * phones: without what it gives nothing can be posted to them. Throws `tooMany` where the address
 * was written to often enough, whoever's it is.
 */
export async function allowMail(
  caller: Caller,
  to: string,
  occasion: Occasion,
): Promise<Addressee> {
  const mailbox = mailboxOf(to);
  await consumeOrRefuse(caller, 'mailAddress', `${occasion} ${mailbox}`);
  if (COUNTED_TOGETHER.has(occasion)) await caller.consume('mailboxDay', mailbox);
  if (occasion === 'eventReply') await consumeOrRefuse(caller, 'eventMailDay', mailbox);
  return allow(to);
}

/** A mail that only says once more that its reader gets the newsletter, besides the leave for any mail at all. */
export async function allowReadersNotice(caller: Caller, to: Addressee): Promise<Addressee> {
  await consumeOrRefuse(caller, 'readersNotice', mailboxOf(to));
  return to;
}

/**
 * A short message to a parent: never more than an honest family needs, whatever is proved. Throws
 * `busy` where the budget is used up.
 */
export async function allowParentSms(
  means: SmsLimitOptions,
  caller: Caller,
  number: string,
): Promise<Addressee> {
  await checkCircuitBreaker(means, caller);
  await caller.consume('parentSmsAddress');
  await consumeOrRefuse(caller, 'parentNumber', number);
  await caller.consume('parentSmsHour', 'all');
  if (await isUsedUp(caller, ['smsHour', 'smsDay']))
    throw new Problem('busy', { retryAfter: 3600 });
  return allow(number);
}

interface CodePermit {
  /** None where the budget is used up for numbers without an account, and this is one. */
  to: Addressee | undefined;
  /** Whether only numbers with an account get a code; the same for all who ask meanwhile. */
  isScarce: boolean;
}

/**
 * A code to a number. All that can be seen from outside, breaker, limits and
 * scarcity, is the same for numbers with an account and without.
 */
export async function allowCodeSms(
  means: SmsLimitOptions,
  caller: Caller,
  number: string,
): Promise<CodePermit> {
  await checkCircuitBreaker(means, caller);
  for (const bucket of OF_CODES) await caller.consume(bucket, number);
  const isKnown = (await findUserBy(means.db, { phoneNumber: number })) !== undefined;
  if (!(await isUsedUp(caller, ['smsHour', 'smsDay'])))
    return { to: allow(number), isScarce: false };
  const isServed = isKnown && !(await isUsedUp(caller, ['smsHourReserve', 'smsDayReserve']));
  return { to: isServed ? allow(number) : undefined, isScarce: true };
}

/**
 * While codes look pumped a few go out all the same, and more for a proof of work: people who enter
 * theirs close it again. A rehearsal, which has larger limits, enters none of its codes.
 */
async function checkCircuitBreaker({ db, scale }: SmsLimitOptions, caller: Caller): Promise<void> {
  if (scale > 1 || !(await isSmsPumping(db))) return;
  caller.log.error({}, 'Hardly any of the last codes was entered: they cost a proof for now');
  await caller.consume('codesProbe', 'all');
}

async function isUsedUp(caller: Caller, budgets: readonly BucketName[]): Promise<boolean> {
  try {
    for (const budget of budgets) await caller.consume(budget, 'all');
    return false;
  } catch (reason) {
    if (!isTooMany(reason)) throw reason;
    caller.log.error({ budgets }, 'A budget for short messages is used up');
    return true;
  }
}

const limitReached = {
  message:
    'We have written there often enough for now. Look for our last message, or try again later.',
};

async function consumeOrRefuse(caller: Caller, bucket: BucketName, key: string): Promise<void> {
  await caller.consume(bucket, key).catch((reason: unknown) => {
    if (!isTooMany(reason)) throw reason;
    throw new Problem('tooMany', { ...limitReached, retryAfter: reason.retryAfter });
  });
}

/** The addressee, or none where they were written to often enough and the answer need not tell. */
export async function unlessLimited(leave: Promise<Addressee>): Promise<Addressee | undefined> {
  return leave.catch((reason: unknown) => {
    if (isTooMany(reason)) return undefined;
    throw reason;
  });
}

const allow = (to: string) => to as Addressee;
