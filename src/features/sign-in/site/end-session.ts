import { call } from '#client/call.ts';
import { turnOffPush } from '#client/push.ts';
import { forgetToken, readPushToken, readToken } from '#client/token.ts';
import { logOut } from '../contract.ts';

/** Ends the session on the site, and forgets both tokens here. Throws where the site could not be told. */
export async function endSession(): Promise<void> {
  const { success, message } = await call(logOut);
  if (!success && readToken() !== null) throw new Error(message);
  forgetToken();
  if (readPushToken()) await turnOffPush();
}
