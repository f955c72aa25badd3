import { call } from '#client/call.ts';
import { indianMobile } from '#lib/phone.ts';
import { fetchContract } from './fetch-contract.ts';
import { removeStored, readStored, writeStored } from './use-session-storage.ts';

/** A code that is on its way. */
export interface SentCode {
  /** As `+91` and ten digits. */
  mobile_number: string;
  /** When another may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** The warning of the call that perhaps no code comes. */
  warning?: string | undefined;
}

export const sentCodeKey = 'code';
export const noCode: SentCode = { mobile_number: '', resendAt: 0 };

/**
 * Sends a code to a number. While the last one still works and no other may be asked for, that one is
 * the answer, so that a visitor who went back comes to it again.
 */
export async function sendCodeTo(typed: string) {
  const mobile_number = indianMobile(typed) ?? typed;
  const kept = { ...noCode, ...readStored<SentCode>(sentCodeKey) };
  if (kept.mobile_number === mobile_number && kept.resendAt > Date.now())
    return { success: true as const, message: undefined, sent: kept };
  const { sendCode } = await fetchContract();
  const answer = await call(sendCode, { body: { mobile_number } });
  if (!answer.success) return answer;
  const { resendAfter, isScarce } = answer.data;
  const resendAt = Date.now() + resendAfter * 1000;
  const warning = isScarce ? answer.message : undefined;
  const sent: SentCode = { mobile_number, resendAt, warning };
  writeStored(sentCodeKey, sent);
  return { success: true as const, message: answer.message, sent };
}

/** Proves a number with the code that was sent to it. */
export async function verifyPhone(mobile_number: string, otp: string) {
  const { verifyCode } = await fetchContract();
  return call(verifyCode, { body: { mobile_number, otp } });
}

/** Once a code was used or is worthless, the next one is asked for anew. */
export const forgetSentCode = () => removeStored(sentCodeKey);
