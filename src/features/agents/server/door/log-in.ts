import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { logInAgent } from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { secondStepOf } from '../factors/ways.ts';
import { issueReceipt } from '../receipts.ts';
import { beginSession } from './begin-session.ts';

/**
 * The first step, a password; an unknown address gets the same reply as a wrong password, after the
 * same time. Whoever has no second factor yet gets a half session, others a challenge.
 */
export function logInWith(services: AgentDependencies): Handler<typeof logInAgent> {
  const { db } = services;
  return async ({ body: { email, password }, caller, act, addTargets }) => {
    agents.passwords.requireRoom();
    const pair = `${email} ${caller.address}`;
    await caller.consume('agentLoginPair', pair);
    await caller.consume('agentLoginAccount', email);
    const [known] = await db.select().from(accounts).where(eq(accounts.email, email));
    if (!(await agents.passwords.isRight(password, known?.passwordHash)) || !known) {
      await countWrong(caller, 'wrongPasswords');
      throw wrongPassword(await caller.triesLeft('agentLoginPair', pair));
    }
    addTargets(known.id);
    const enter = async (tx: Transaction) => {
      const agent = await lockAgent(tx, known.id);
      // The comparison takes long: the password may have changed or the account ended meanwhile.
      if (agent?.passwordHash !== known.passwordHash) throw new Problem('wrongCredentials');
      const { isDue, ways } = await secondStepOf(tx, agent.id, services.publicUrl);
      if (!isDue)
        return { token: await beginSession(services, tx, agent, caller, { isHalf: true }) };
      const { token, expiresAt } = await issueReceipt(tx, 'secondStep', { agentId: agent.id });
      return { data: { challenge: token, ways, expiresAt: toIso(expiresAt) } };
    };
    const entered = await act(enter, { actorId: known.id });
    await caller.forgetTries('agentLoginPair', pair);
    return entered;
  };
}

/** The messages by how many tries are left; with more than these nobody need be told. */
const warnings = [
  { msg: 'Email and password do not fit. Now there is a pause of 15 minutes' },
  { msg: 'Email and password do not fit. One try is left, then a pause of 15 minutes' },
  { msg: 'Email and password do not fit. Two tries are left, then a pause of 15 minutes' },
  { msg: 'Email and password do not fit. Three tries are left, then a pause of 15 minutes' },
  { msg: 'Email and password do not fit. Four tries are left, then a pause of 15 minutes' },
] as const;

function wrongPassword(triesLeft: number): Problem {
  const { msg } = warnings[triesLeft] ?? { msg: 'Email and password do not fit' };
  return new Problem('wrongCredentials', {
    message: `${msg}.`,
    errors: [{ param: 'password', msg }],
  });
}
