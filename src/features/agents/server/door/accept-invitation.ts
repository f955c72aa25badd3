import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { may } from '#contract/roles.ts';
import type { Executor, Transaction } from '#db/database.ts';
import {
  agentInvitations as invitations,
  agentRoles,
  agents as accounts,
} from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { hashToken } from '#http/secret-token.ts';
import { acceptAgentPassword } from '#people/passwords/accept-agent-password.ts';
import { grantsOf } from '#people/realms/grants.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { acceptInvitation, findInvitation } from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { rowsOf, shownRoles } from '../staff/held-roles.ts';
import { beginSession } from './begin-session.ts';

const isGood = (receipt: string) =>
  and(eq(invitations.tokenHash, hashToken(receipt)), gt(invitations.expiresAt, sql`now()`));

type Invitation = typeof invitations.$inferSelect;

/** The invitation of a link; throws where it was used, taken back or is too old. */
async function read(db: Executor, receipt: string): Promise<Invitation> {
  const [found] = await db.select().from(invitations).where(isGood(receipt));
  if (!found) throw invitationIsOver();
  return found;
}

export function findInvitationWith({ db }: AgentDependencies): Handler<typeof findInvitation> {
  return async ({ body: { receipt } }) => {
    const { email, name, grants } = await read(db, receipt);
    return { data: { email, name, roles: shownRoles(grants) } };
  };
}

/** Opens an account. Whoever invited must still be allowed to: an invitation outlives nobody's right. */
export function acceptInvitationWith(
  services: AgentDependencies,
): Handler<typeof acceptInvitation> {
  const { db, campaignName } = services;
  return async ({ body, caller, act, addTargets }) => {
    const { receipt, name, password } = body;
    const { email, language } = await read(db, receipt);
    const campaign = await campaignName(language);
    const owner = { name, email, campaign };
    const passwordHash = await acceptAgentPassword({ password, param: 'password', owner });
    const id = randomUUID();
    const open = async (tx: Transaction) => {
      const [taken] = await tx.delete(invitations).where(isGood(receipt)).returning();
      if (!taken || !(await mayInvite(tx, taken.invitedBy))) throw invitationIsOver();
      const row = { id, email, name, language, passwordHash };
      const [made] = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
      if (!made) throw new Problem('doneAlready', { message: 'You have an account. Log in.' });
      if (taken.grants.length > 0)
        await tx.insert(agentRoles).values(rowsOf(made.id, taken.grants));
      addTargets(made.id, taken.id);
      const agent = await lockAgent(tx, made.id);
      if (!agent) throw invitationIsOver();
      return beginSession(services, tx, agent, caller, { isHalf: true });
    };
    return { token: await act(open, { actorId: id }) };
  };
}

/** The inviter is locked, so that nobody takes the right away between the look and the account. */
async function mayInvite(tx: Transaction, agentId: string): Promise<boolean> {
  const inviter = await lockAgent(tx, agentId);
  return Boolean(inviter) && may(await grantsOf(tx, agentId), 'agents:write', undefined);
}

function invitationIsOver(): Problem {
  const message = 'This invitation was used, taken back or is too old. Ask for a new one.';
  return new Problem('wrongCredentials', { message });
}
