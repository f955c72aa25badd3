import { call } from '#client/call.ts';
import type { Failure } from '#contract/failure.ts';
import { fetchContract } from './fetch-contract.ts';
import type { SignedIn } from './google.ts';
import type { RegistrationProgress } from './registration.ts';

type Ticked = Record<string, string>;
type Registered = { success: true; message?: string; token?: string | undefined } | Failure;

/** Sends what was gathered, the password and what was ticked, when all questions are answered. */
export type SendRegistration = (
  gathered: RegistrationProgress,
  password: string,
  ticked: Ticked,
) => Promise<Registered>;

/**
 * Whether the password is a good one, while it is asked for. Only a sentence about it keeps the visitor
 * there: without a network, the next questions need none, and the registration checks it once more.
 */
export async function checkPassword(
  { name, email, mobile_number: phoneNumber }: RegistrationProgress,
  password: string,
): Promise<Registered> {
  const { checkNewPassword } = await fetchContract();
  const body = { password, name, email, phoneNumber };
  const answer = await call(checkNewPassword, { body }).catch(() => undefined);
  return answer?.success === false && answer.errors?.length ? answer : { success: true };
}

/** With a proven number, or an address that a mail will prove. */
export const sendRegistration: SendRegistration = async (gathered, password, ticked) => {
  const { register } = await fetchContract();
  const { mobile_number: phoneNumber, verification, email, name, ...more } = gathered;
  const passwords = { password, confirmPassword: password };
  const proof = { phoneNumber, verification, email };
  const body = { ...proof, name, ...saidIn(more), ...passwords, ...consentsIn(ticked) };
  return call(register, { body: { ...body, profilePhoto: undefined } });
};

/** With an address that Google vouches for. */
export function sendWithGoogle(signedIn: SignedIn): SendRegistration {
  return async (gathered, _, ticked) => {
    const { logInWithGoogle } = await fetchContract();
    const said = { ...saidIn(gathered), ...consentsIn(ticked) };
    return call(logInWithGoogle, { body: { ...signedIn, ...said } });
  };
}

type About = 'dateOfBirth' | 'constituency' | 'gender' | 'parentContact';

function saidIn(gathered: Pick<RegistrationProgress, About>) {
  const { dateOfBirth, constituency, gender, parentContact } = gathered;
  return { dateOfBirth, constituency, gender, parentContact };
}

function consentsIn({ consent, newsletter, sms, publicName }: Ticked) {
  return { consent, newsletter, sms, publicName };
}
