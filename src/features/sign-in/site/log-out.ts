import { call } from '#client/call.ts';
import { forgetToken, readPushToken, readToken } from '#client/token.ts';

// spec: state:logout, error:logout-logged
/**
 * Ends the session and leads to the login, also when it had ended by itself. Any other failure is
 * only logged, and the visitor stays logged in.
 */
export async function endSessionAndLeave(login: string): Promise<void> {
  await endSession().catch(console.error);
  if (readToken() === null) location.assign(login);
}

async function endSession(): Promise<void> {
  // The contract brings the checking library with it, which reading pages do without.
  const { logOut } = await import('../contract.ts');
  const { success, message } = await call(logOut);
  if (!success && readToken() !== null) throw new Error(message);
  forgetToken();
  if (readPushToken()) await (await import('#client/push.ts')).turnOffPush();
}
