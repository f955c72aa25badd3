import { readToken } from '#client/token.ts';

// spec: state:logout, error:logout-logged
/**
 * Ends the session and leads to the login, also when it had ended by itself. Any other failure is
 * only logged, and the visitor stays logged in.
 */
export async function endSessionAndLeave(login: string): Promise<void> {
  // It brings the contract with it, and its checking library, which reading pages do without.
  const ending = import('./end-session.ts').then(({ endSession }) => endSession());
  await ending.catch(console.error);
  if (readToken() === null) location.assign(login);
}
