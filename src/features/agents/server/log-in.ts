import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { logInAgent } from '../contract.ts';

/**
 * Logs in with a password; an unknown address gets the same reply as a wrong password, after the
 * same time.
 */
export function logInWith(db: Database): Handler<typeof logInAgent> {
  return async ({ body: { email, password }, caller, act, addTargets }) => {
    await caller.consume('agentLoginPair', `${email} ${caller.address}`);
    await caller.consume('agentLoginAccount', email);
    const [known] = await db.select().from(accounts).where(eq(accounts.email, email));
    if (!(await agents.passwords.isRight(password, known?.passwordHash)) || !known) {
      await countWrong(caller, 'wrongPasswords');
      throw new Problem('wrongCredentials');
    }
    addTargets(known.id);
    const enter: Parameters<typeof act<string>>[0] = async (tx) => {
      const agent = await lockAgent(tx, known.id);
      // The comparison takes long: the password may have changed or the account ended meanwhile.
      if (agent?.passwordHash !== known.passwordHash) throw new Problem('wrongCredentials');
      return agents.sessions.start(tx, agent, caller);
    };
    return { token: await act(enter, { actorId: known.id }) };
  };
}
