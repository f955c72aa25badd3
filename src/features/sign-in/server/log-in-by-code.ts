import { randomUUID } from 'node:crypto';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { allowCodeSms } from '#people/message-limits.ts';
import { CODE_MINUTES, issueCode, recentCodes, redeemCode } from '#people/one-time-codes.ts';
import type { RedemptionResult } from '#people/one-time-codes.ts';
import { visitors } from '#people/realms/visitors.ts';
import { issueVerification } from '#people/receipts.ts';
import { codeError } from './code-error.ts';
import type { SignInDependencies } from './dependencies.ts';
import { codeMessage } from './messages.ts';

/**
 * The seconds until another code may be requested, after the first, the second, and each further
 * one.
 */
const PAUSES = [60, 120, 240] as const;

const sentIt = { message: 'We have sent you a code.' };
const scarce = {
  message:
    'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.',
};

/** Sends a code; the reply is the same for known and unknown numbers. */
export async function sendCodeTo(
  services: SignInDependencies,
  phoneNumber: string,
  caller: Caller,
) {
  const isNetwork6 = caller.address.includes(':');
  await caller.consume(isNetwork6 ? 'codeNetwork6' : 'codeAddress4', caller.address);
  const { to, isScarce } = await allowCodeSms(services, caller, phoneNumber);
  const sent = await transaction(services.db, async (tx) => {
    const messageId = to && randomUUID();
    const code = await issueCode(tx, { phoneNumber, secret: services.secret, messageId });
    const { language } = caller;
    if (to) await services.sendMessage(codeMessage.sms({ to, language }, { code }), tx, messageId);
    return recentCodes(tx, phoneNumber);
  });
  const pause = PAUSES[Math.min(sent, PAUSES.length) - 1] ?? PAUSES[0];
  return {
    ...(isScarce ? scarce : sentIt),
    data: {
      isScarce,
      resendAfter: Math.max(1, Math.round(pause / Math.max(1, services.scale))),
      expiresIn: CODE_MINUTES * 60,
    },
  };
}

interface Entered {
  phoneNumber: string;
  code: string;
}

/**
 * Logs in the owner of a number, or returns the proof for a new account. The account is locked
 * while the code is redeemed, so that a concurrent change of its password or number takes effect.
 */
export async function logInByCode(
  services: SignInDependencies,
  { phoneNumber, code }: Entered,
  caller: Caller,
) {
  const { db, secret } = services;
  const entered = await transaction(db, async (tx) => {
    const person = await lockUser(tx, { phoneNumber });
    const redeemed = await redeemCode(tx, { phoneNumber, code, secret });
    if (redeemed !== 'right') return { refused: redeemed };
    if (!person) return { verification: await issueVerification(tx, phoneNumber) };
    return { token: await visitors.sessions.start(tx, person, caller) };
  });
  // Thrown after the transaction, so that a wrong code stays counted.
  if (entered.refused) return refuseCode(entered.refused, caller);
  const { token, verification } = entered;
  if (token === undefined) return { data: { is_register: false, verification } };
  return { message: 'Welcome back.', data: { is_register: true, token } };
}

/** Redeems a code; a wrong one is counted outside any transaction, so that it stays counted. */
export async function requireCode(
  { db, secret }: SignInDependencies,
  { phoneNumber, code }: Entered,
  caller: Caller,
): Promise<void> {
  const redeemed = await redeemCode(db, { phoneNumber, code, secret });
  if (redeemed !== 'right') await refuseCode(redeemed, caller);
}

async function refuseCode(
  refused: Exclude<RedemptionResult, 'right'>,
  caller: Caller,
): Promise<never> {
  await countWrong(caller, 'wrongCodes');
  throw codeError(refused);
}
