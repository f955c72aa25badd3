import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { agentInvitations as invitations, agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import type { Addressee } from '#messages/message.ts';
import { allowMail } from '#people/message-limits.ts';
import type { inviteAgent, resendInvitation, revokeInvitation } from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { invitationMessage } from '../messages.ts';
import { lockProven } from '../own/lock-caller.ts';
import { shownRoles } from './held-roles.ts';

const inSevenDays = sql`now() + interval '7 days'`;

interface Letter {
  to: Addressee;
  language: Language;
  name: string;
  inviter: string;
  token: string;
}

const mailLink = (
  { sendMessage, publicUrl }: AgentDependencies,
  tx: Transaction,
  { to, language, name, inviter, token }: Letter,
) => {
  const link = `${publicUrl}/agent/invitation?receipt=${token}`;
  return sendMessage(invitationMessage.mail({ to, language }, { name, inviter, link }), tx);
};

export function inviteWith(services: AgentDependencies): Handler<typeof inviteAgent> {
  const { db } = services;
  return async ({ body: { name, email, language, roles }, caller, act, addTargets }) => {
    if ((await db.$count(accounts, eq(accounts.email, email))) > 0) throw isHere();
    const to = await allowMail(caller, email, 'invitation');
    const id = await act(async (tx) => {
      const { id: invitedBy, name: inviter } = await lockProven(tx, caller);
      // An expired invitation stands in nobody’s way.
      const isStale = sql`${invitations.email} = ${email} AND ${invitations.expiresAt} <= now()`;
      await tx.delete(invitations).where(isStale);
      const token = newToken();
      const row = { name, email, language, grants: shownRoles(roles), invitedBy };
      const [made] = await tx
        .insert(invitations)
        .values({ ...row, tokenHash: hashToken(token), expiresAt: inSevenDays })
        .onConflictDoNothing()
        .returning();
      if (!made) throw isInvited();
      addTargets(made.id);
      await mailLink(services, tx, { to, language, name, inviter, token });
      return made.id;
    });
    return { message: 'The invitation is on its way.', data: { id } };
  };
}

const isHere = () =>
  invalid({ param: 'email', msg: 'Somebody with this address has an account already' });

function isInvited(): Problem {
  const message = 'This address is invited already. Send that invitation again, or take it back.';
  return new Problem('doneAlready', { message, errors: [{ param: 'email', msg: message }] });
}

export function resendWith(services: AgentDependencies): Handler<typeof resendInvitation> {
  const { db } = services;
  return async ({ body: { id }, caller, act }) => {
    const [known] = await db.select().from(invitations).where(eq(invitations.id, id));
    if (!known) throw new Problem('notFound');
    const to = await allowMail(caller, known.email, 'invitation');
    await act(async (tx) => {
      const { id: invitedBy, name: inviter } = await lockProven(tx, caller);
      const token = newToken();
      const [renewed] = await tx
        .update(invitations)
        .set({ tokenHash: hashToken(token), expiresAt: inSevenDays, invitedBy })
        .where(eq(invitations.id, id))
        .returning();
      if (!renewed) throw new Problem('notFound');
      const { name, language } = renewed;
      await mailLink(services, tx, { to, language, name, inviter, token });
    });
    return { message: 'The invitation is on its way. The earlier link has ended.' };
  };
}

export const revoke: Handler<typeof revokeInvitation> = async ({ body: { id }, act }) => {
  await act(async (tx) => {
    const { rowCount } = await tx.delete(invitations).where(eq(invitations.id, id));
    if (!rowCount) throw new Problem('notFound');
  });
  return { message: 'The invitation is taken back. Its link has ended.' };
};
