import { indianMobile } from '#lib/phone.ts';

/** The field for either, as the call asks for it: whatever is no mobile number is taken for an email. */
export function accountOf(typed = '') {
  const phoneNumber = indianMobile(typed);
  return phoneNumber ? { phoneNumber } : { email: typed };
}
