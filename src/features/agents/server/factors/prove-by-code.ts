import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { useCode } from './authenticator.ts';
import { useRecoveryCode } from './recovery-codes.ts';

interface Typed {
  agentId: string;
  /** Six digits, or a recovery code. */
  code: string;
  /** None where tries are not counted for this step alone. */
  triesLeft?: number;
}

/** Uses a code of either kind up. The agent is locked. Throws `wrongCredentials` for a wrong one. */
export async function proveByCode(
  { secret }: Pick<AgentDependencies, 'secret'>,
  tx: Transaction,
  { agentId, code, triesLeft }: Typed,
): Promise<'authenticator' | 'recovery'> {
  if (code.length > 6) {
    if (await useRecoveryCode(tx, agentId, code)) return 'recovery';
    throw wrongCode('This recovery code is unknown, or was used already', triesLeft);
  }
  const outcome = await useCode(tx, { agentId, code, secret });
  if (outcome === 'right') return 'authenticator';
  const isUsed = outcome === 'used';
  throw wrongCode(
    isUsed
      ? 'This code was used already. Wait for the next one'
      : 'That code is not right. Look at the newest one',
    triesLeft,
  );
}

/** The last try ends the step, so it says to begin again. */
function wrongCode(msg: string, triesLeft: number | undefined): Problem {
  const isLast = triesLeft === 0;
  const message = isLast ? 'Too many wrong codes were entered. Log in again.' : `${msg}.`;
  return new Problem('wrongCredentials', {
    message,
    errors: [{ param: isLast ? 'challenge' : 'code', msg: isLast ? message : msg }],
  });
}
