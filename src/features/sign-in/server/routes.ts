import { limitLifetime } from '#db/cache-tags.ts';
import { bind } from '#http/bind.ts';
import { visitors } from '#people/realms/visitors.ts';
import {
  agreeAsParent,
  changePassword,
  checkNewPassword,
  confirmRegistration,
  declineAsParent,
  findSignInOptions,
  forgotPassword,
  logIn,
  logInWithGoogle,
  logOut,
  proveAgain,
  register,
  sendCode,
  takePasswordReceipt,
  verifyCode,
} from '../contract.ts';
import { approveChild, declineChild } from './approve-child.ts';
import { mailPasswordLink, setPassword } from './change-password.ts';
import { confirmAddress } from './confirm.ts';
import type { SignInDependencies } from './dependencies.ts';
import { logInByToken } from './google.ts';
import { logInByCode, sendCodeTo } from './log-in-by-code.ts';
import { logInWithPassword } from './log-in.ts';
import { givePasswordReceipt, reauthenticate } from './reauthenticate.ts';
import { checkForRegistration, registerUser } from './register-user.ts';

export const signInRoutes = (services: SignInDependencies) => [
  bind(register, ({ body, caller }) => registerUser(services, body, caller)),
  bind(checkNewPassword, ({ body, caller }) => checkForRegistration(services, body, caller)),
  bind(confirmRegistration, ({ body, caller }) => confirmAddress(services, body, caller)),
  bind(agreeAsParent, ({ body, caller }) => approveChild(services, body.receipt, caller)),
  bind(declineAsParent, ({ body }) => declineChild(services, body.receipt)),
  bind(logIn, ({ body, caller }) => logInWithPassword(services, body, caller)),
  bind(sendCode, ({ body, caller }) => sendCodeTo(services, body.mobile_number, caller)),
  bind(verifyCode, ({ body: { mobile_number: phoneNumber, otp: code }, caller }) =>
    logInByCode(services, { phoneNumber, code }, caller),
  ),
  bind(logInWithGoogle, ({ body, caller }) => logInByToken(services, body, caller)),
  bind(findSignInOptions, async () => ({ data: await optionsOf(services) })),
  bind(forgotPassword, ({ body, caller }) => mailPasswordLink(services, body.email, caller)),
  bind(changePassword, ({ body, caller }) => setPassword(services, body, caller)),
  bind(takePasswordReceipt, ({ body, caller }) => givePasswordReceipt(services, body, caller)),
  bind(proveAgain, ({ body, caller }) => reauthenticate(services, body, caller)),
  bind(logOut, async ({ caller }) => {
    if (caller.session) await visitors.sessions.end(services.db, caller.session.id);
    return { message: 'You are logged out.' };
  }),
];

const AWAY_MS = 60_000;

/** An unreachable provider is not offered; pages without it are cached for a minute only. */
async function optionsOf({ openId, recaptchaKey }: SignInDependencies) {
  const authorizationUrl = await openId?.authorizationUrl().catch(() => undefined);
  if (openId && !authorizationUrl) limitLifetime(new Date(Date.now() + AWAY_MS));
  const google =
    openId && authorizationUrl ? { clientId: openId.clientId, authorizationUrl } : null;
  return { google, recaptcha: recaptchaKey };
}
