import { invalid, Problem } from '#contract/problems.ts';
import { transaction } from '#db/transaction.ts';
import type { Caller } from '#http/caller.ts';
import { findPerson } from '#people/find-person.ts';
import { issueReceipt } from '#people/receipts.ts';
import { countWrong } from './alarm.ts';
import { isAffordable } from './code-economy.ts';
import { CODE_MINUTES, issueCode, recentCodes, redeemCode } from './codes.ts';
import type { SignInServices } from './service.ts';
import { startSession } from './session-store.ts';

/** Seconds until another code may be asked for, after the first, the second, and each further one. */
const PAUSES = [60, 120, 240] as const;
const ofNumber = ['codeFirst', 'codeSecond', 'codeThird', 'codeDay'] as const;

/** Sends a code, and answers alike for numbers that are known, unknown, or get none for now. */
export async function sendCodeTo(services: SignInServices, phoneNumber: string, caller: Caller) {
  const isNetwork6 = caller.address.includes(':');
  await caller.draw(isNetwork6 ? 'codeNetwork6' : 'codeAddress4', caller.address);
  for (const bucket of ofNumber) await caller.draw(bucket, phoneNumber);
  const isSent = await isAffordable(services, phoneNumber, caller);
  const sent = await transaction(services.db, async (tx) => {
    const code = await issueCode(tx, phoneNumber, services.secret);
    const text = { kind: 'code', code } as const;
    const message = { channel: 'sms', to: phoneNumber, language: caller.language, text } as const;
    if (isSent) await services.post(message, tx);
    return recentCodes(tx, phoneNumber);
  });
  const pause = PAUSES[Math.min(sent, PAUSES.length) - 1] ?? PAUSES[0];
  return {
    message: 'We have sent you a code.',
    data: {
      resendAfter: Math.max(1, Math.round(pause / Math.max(1, services.scale))),
      expiresIn: CODE_MINUTES * 60,
    },
  };
}

interface Entered {
  phoneNumber: string;
  code: string;
}

/** Logs the owner of a number in, or gives the proof that a new account is made with. */
export async function logInByCode(
  services: SignInServices,
  { phoneNumber, code }: Entered,
  caller: Caller,
) {
  await requireCode(services, { phoneNumber, code }, caller);
  return transaction(services.db, async (tx) => {
    const person = await findPerson(tx, { phoneNumber });
    if (!person) {
      const verification = await issueReceipt(tx, 'verification', { holds: { phoneNumber } });
      return { data: { is_register: false, verification } };
    }
    const token = await startSession(tx, person.id, caller);
    return { message: 'Welcome back.', data: { is_register: true, token } };
  });
}

/** Takes a code; a wrong one is counted outside any transaction, so that it stays counted. */
export async function requireCode(
  { db, secret }: SignInServices,
  { phoneNumber, code }: Entered,
  caller: Caller,
): Promise<void> {
  if (await redeemCode(db, { phoneNumber, code, secret })) return;
  await countWrong(caller, 'wrongCodes');
  const msg = 'That code is not right. Check the message, or ask for a new one.';
  throw new Problem('wrongCredentials', { message: msg, ...invalidField('otp', msg) });
}

const invalidField = (param: string, msg: string) => ({ errors: invalid({ param, msg }).errors });
