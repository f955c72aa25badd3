import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import type { AuditLog } from '#http/audit-log.ts';
import type { SendMessage } from '#messages/send.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import { forgotLink, readerOf } from './addressed.ts';
import { removeFactors } from './factors/ways.ts';
import { accessResetMessage } from './messages.ts';
import { issueReceipt, voidReceipts } from './receipts.ts';

interface Dependencies {
  audit: AuditLog;
  sendMessage: SendMessage;
  publicUrl: string;
}

/**
 * Lets an agent in again who lost every second factor, and perhaps the password: factors and sessions
 * end, and a link to a new password is returned, to be used once within half an hour. Their inbox hears
 * of it. Returns undefined for an address without an account, and for one that is suspended.
 */
export async function resetAgent(
  { audit, sendMessage, publicUrl }: Dependencies,
  email: string,
): Promise<{ name: string; link: string; expiresAt: Date } | undefined> {
  const made = await audit.act(
    async (tx) => {
      const agent = await lockByAddress(tx, email);
      if (!agent) return undefined;
      const { id, name } = agent;
      await removeFactors(tx, id);
      await agents.sessions.endAll(tx, id);
      await voidReceipts(tx, id);
      const { token, expiresAt } = await issueReceipt(tx, 'password', { agentId: id });
      const values = { name, link: forgotLink({ publicUrl }) };
      await sendMessage(accessResetMessage.mail(readerOf(agent), values), tx);
      return { id, name, link: `${publicUrl}/agent/password?receipt=${token}`, expiresAt };
    },
    (done) => done !== undefined && entryOf(done.id),
  );
  return made && { name: made.name, link: made.link, expiresAt: made.expiresAt };
}

async function lockByAddress(tx: Executor, email: string) {
  const matchesEmail = eq(accounts.email, email.trim().toLowerCase());
  const [known] = await tx.select({ id: accounts.id }).from(accounts).where(matchesEmail);
  return known && lockAgent(tx, known.id);
}

/** Nobody is logged in: it was done at the server itself. */
const entryOf = (id: string) =>
  ({
    realm: 'agents',
    actorId: null,
    call: 'resetAgent',
    target: 'agent',
    targetIds: [id],
    outcome: 'done',
    address: '',
  }) as const;
