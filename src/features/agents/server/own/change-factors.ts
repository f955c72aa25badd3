import { and, eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import {
  agentAuthenticators as authenticators,
  agentPasskeys as passkeys,
} from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import type { removeFactor, renameFactor, renewRecoveryCodes } from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { renewCodes } from '../factors/recovery-codes.ts';
import { countFactors } from '../factors/ways.ts';
import { tellOwner } from './factors.ts';
import { lockCaller, lockProven } from './lock-caller.ts';

const LAST = { message: 'This is your last second step. Add another one first.' };

/** Removes a factor; the account is locked, so that no two requests remove the last two. */
export function removeFactorWith(services: AgentDependencies): Handler<typeof removeFactor> {
  return async ({ body: { id }, caller, act, addTargets }) => {
    await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      if (!(await remove(tx, agent.id, id))) throw new Problem('notFound');
      const left = await countFactors(tx, agent.id);
      if (left.authenticators + left.passkeys === 0) throw new Problem('doneAlready', LAST);
      await tellOwner(services, tx, agent);
    });
    return { message: 'It is removed.' };
  };
}

async function remove(tx: Executor, agentId: string, id: string): Promise<boolean> {
  for (const table of [authenticators, passkeys]) {
    const matchesId = and(eq(table.id, id), eq(table.agentId, agentId));
    if ((await tx.delete(table).where(matchesId)).rowCount) return true;
  }
  return false;
}

export const renameOwnFactor: Handler<typeof renameFactor> = async ({
  body: { id, name },
  caller,
  act,
  addTargets,
}) => {
  await act(async (tx) => {
    const agent = await lockCaller(tx, caller);
    addTargets(agent.id);
    for (const table of [authenticators, passkeys]) {
      const matchesId = and(eq(table.id, id), eq(table.agentId, agent.id));
      if ((await tx.update(table).set({ name }).where(matchesId)).rowCount) return;
    }
    throw new Problem('notFound');
  });
  return { message: 'Saved.' };
};

export function renewCodesWith(services: AgentDependencies): Handler<typeof renewRecoveryCodes> {
  return async ({ caller, act, addTargets }) => {
    const recoveryCodes = await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      await tellOwner(services, tx, agent);
      return renewCodes(tx, agent.id);
    });
    return { message: 'Ten new codes. The old ones no longer work.', data: { recoveryCodes } };
  };
}
