import { eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { may } from '#contract/roles.ts';
import type { Executor, Transaction } from '#db/database.ts';
import {
  agentInvitations as invitations,
  agentRoles,
  agents as accounts,
} from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { outdated } from '#http/outdated.ts';
import { agents } from '#people/realms/agents.ts';
import { grantsOf } from '#people/realms/grants.ts';
import type { Agent } from '#people/realms/lock-agent.ts';
import { isSameRoles } from '../../contract.ts';
import type { changeRoles, resetSecondFactor, restoreAgent, suspendAgent } from '../../contract.ts';
import { readerOf } from '../addressed.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { removeFactors } from '../factors/ways.ts';
import { factorsResetMessage } from '../messages.ts';
import { lockCaller, lockProven } from '../own/lock-caller.ts';
import { voidReceipts } from '../receipts.ts';
import { administratorNames } from './administrators.ts';
import { rowsOf, shownRoles } from './held-roles.ts';

/**
 * Locks what decides on roles, and looks again whether the caller may: of two administrators who take
 * the role from each other, the second is none any more. Throws `forbidden` for oneself. An act that
 * gives somebody a right needs a fresh proof besides; shutting somebody out never waits for one.
 */
async function lockStaff(tx: Transaction, caller: Caller, id: string, lock = lockProven) {
  await tx.execute(sql`LOCK TABLE ${agentRoles} IN SHARE ROW EXCLUSIVE MODE`);
  const by = await lock(tx, caller);
  if (!may(await grantsOf(tx, by.id), 'agents:admin', undefined)) throw new Problem('forbidden');
  if (by.id === id)
    throw new Problem('forbidden', {
      message: 'Nobody decides on their own account. Ask another administrator.',
    });
  const [person] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!person) throw new Problem('notFound');
  return { person, by };
}

/** Ends every session of somebody, and everything that would begin one. */
async function shutOut(tx: Executor, { id }: Agent): Promise<void> {
  await agents.sessions.endAll(tx, id);
  await voidReceipts(tx, id);
}

/** Somebody must be left who can decide on others, in all sections. */
async function requireAdministrator(tx: Executor): Promise<void> {
  if ((await administratorNames(tx)).length === 0)
    throw new Problem('doneAlready', {
      message: 'This is the last administrator. Make somebody else one first.',
    });
}

export function setRolesWith({ takeBackPlans }: AgentDependencies): Handler<typeof changeRoles> {
  return async ({ body: { id, roles, seen }, caller, act }) => {
    const plans = await act(async (tx) => {
      const { person, by } = await lockStaff(tx, caller, id);
      const held = await tx.delete(agentRoles).where(eq(agentRoles.agentId, id)).returning();
      if (seen && !isSameRoles(seen, shownRoles(held))) throw outdated();
      if (roles.length > 0) await tx.insert(agentRoles).values(rowsOf(id, roles));
      await requireAdministrator(tx);
      await agents.sessions.endAll(tx, person.id);
      const left = await grantsOf(tx, id);
      return takeBackPlans(tx, id, left, { actorId: by.id, address: caller.address });
    });
    return { message: withPlans('The roles are changed. Their sessions have ended.', plans) };
  };
}

const withPlans = (done: string, plans: number) =>
  plans > 0 ? `${done} Plans of theirs that were taken back: ${plans}.` : done;

export function suspendWith({ takeBackPlans }: AgentDependencies): Handler<typeof suspendAgent> {
  return async ({ body: { id }, caller, act }) => {
    const plans = await act(async (tx) => {
      const { person, by } = await lockStaff(tx, caller, id, lockCaller);
      if (person.suspendedAt) throw new Problem('doneAlready');
      await tx
        .update(accounts)
        .set({ suspendedAt: sql`now()` })
        .where(eq(accounts.id, id));
      await requireAdministrator(tx);
      await shutOut(tx, person);
      await tx.delete(invitations).where(eq(invitations.invitedBy, id));
      return takeBackPlans(tx, id, [], { actorId: by.id, address: caller.address });
    });
    return { message: withPlans('Suspended. Nothing opens for them from now on.', plans) };
  };
}

export const restore: Handler<typeof restoreAgent> = async ({ body: { id }, caller, act }) => {
  await act(async (tx) => {
    const { person } = await lockStaff(tx, caller, id);
    if (!person.suspendedAt) throw new Problem('doneAlready');
    await tx.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, id));
  });
  return { message: 'They may log in again.' };
};

export function resetFactorsWith(services: AgentDependencies): Handler<typeof resetSecondFactor> {
  return async ({ body: { id }, caller, act }) => {
    await act(async (tx) => {
      const { person, by } = await lockStaff(tx, caller, id);
      await removeFactors(tx, id);
      await shutOut(tx, person);
      const link = `${services.publicUrl}/agent/login`;
      const values = { name: person.name, administrator: by.name, link };
      await services.sendMessage(factorsResetMessage.mail(readerOf(person), values), tx);
    });
    return { message: 'The second step is reset. They set it up again at the next log-in.' };
  };
}
