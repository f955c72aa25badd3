import { call } from '#client/call.ts';
import { fetchContract } from './fetch-contract.ts';

/** Proves a number with the code that was sent to it. */
export async function verifyNumber(mobile_number: string, otp: string) {
  const { verifyCode } = await fetchContract();
  return call(verifyCode, { body: { mobile_number, otp } });
}
