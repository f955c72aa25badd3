import { and, eq } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { agentReceipts as receipts, agents as accounts } from '#db/schema/agents.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { allowMail } from '#people/message-limits.ts';
import { acceptAgentPassword } from '#people/passwords/accept-agent-password.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { Agent } from '#people/realms/lock-agent.ts';
import type { forgetAgentPassword, resetAgentPassword } from '../../contract.ts';
import { forgotLink, readerOf } from '../addressed.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { agentPasswordChangedMessage, agentPasswordMessage } from '../messages.ts';
import { findReceipt, issueReceipt, linkIsOver, redeemReceipt, voidReceipts } from '../receipts.ts';

/** Mails a link to a new password; the reply does not tell whether there is an account. */
export function mailLinkWith(services: AgentDependencies): Handler<typeof forgetAgentPassword> {
  const { db, publicUrl, sendMessage } = services;
  return async ({ body: { email }, caller }) => {
    const to = await allowMail(caller, email, 'agentPassword');
    await transaction(db, async (tx) => {
      const [known] = await tx.select().from(accounts).where(eq(accounts.email, email));
      const agent = known && (await lockAgent(tx, known.id));
      if (agent) await voidLinks(tx, agent.id);
      // Made for an unknown address too, so that both take equally long.
      const { token } = await issueReceipt(tx, 'password', { agentId: agent?.id });
      if (!agent) return;
      const { name, language } = agent;
      const link = `${publicUrl}/agent/password?receipt=${token}`;
      await sendMessage(agentPasswordMessage.mail({ to, language }, { name, link }), tx);
    });
    return { message: 'If there is an account with this address, we have sent it a mail.' };
  };
}

const voidLinks = (tx: Executor, agentId: string) =>
  tx.delete(receipts).where(and(eq(receipts.agentId, agentId), eq(receipts.purpose, 'password')));

/** Sets a password by a link. The second step stays due: the link proves the inbox alone. */
export function resetPasswordWith(services: AgentDependencies): Handler<typeof resetAgentPassword> {
  const { db } = services;
  return async ({ body: { receipt, newPassword }, act, addTargets }) => {
    const found = await findReceipt(db, 'password', receipt);
    const owner = found?.agentId && (await findAgent(db, found.agentId));
    if (!owner) throw linkIsOver();
    const passwordHash = await hashNew(services, owner, newPassword);
    addTargets(owner.id);
    const change = async (tx: Transaction) => {
      const agent = await lockAgent(tx, owner.id);
      if (!agent || !(await redeemReceipt(tx, 'password', receipt))) throw linkIsOver();
      await setPassword(services, tx, { agent, passwordHash });
    };
    await act(change, { actorId: owner.id });
    return { message: 'Your password is changed. Log in with it.' };
  };
}

export async function findAgent(db: Executor, id: string): Promise<Agent | undefined> {
  const [agent] = await db.select().from(accounts).where(eq(accounts.id, id));
  return agent;
}

/** Hashes a new password; throws `invalid` for a weak one, and for the one that the account has. */
export async function hashNew(
  { campaignName }: AgentDependencies,
  owner: Agent,
  newPassword: string,
): Promise<string> {
  const { name, email, language, passwordHash } = owner;
  if (passwordHash && (await agents.passwords.isRight(newPassword, passwordHash)))
    throw invalid({
      param: 'newPassword',
      msg: 'This is your password already. Choose another one',
    });
  const campaign = await campaignName(language);
  return acceptAgentPassword({
    password: newPassword,
    param: 'newPassword',
    owner: { name, email, campaign },
  });
}

interface NewPassword {
  agent: Agent;
  passwordHash: string;
  /** The session that goes on; every other ends, with all that the old password has opened. */
  keptSession?: string;
}

export async function setPassword(
  services: AgentDependencies,
  tx: Executor,
  { agent, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, agent.id));
  await agents.sessions.endAll(tx, agent.id, keptSession);
  await voidReceipts(tx, agent.id);
  const values = { name: agent.name, link: forgotLink(services) };
  await services.sendMessage(agentPasswordChangedMessage.mail(readerOf(agent), values), tx);
}
