import { and, eq, isNull, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import {
  agentAuthenticators as authenticators,
  agentPasskeys as passkeys,
} from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { agents } from '#people/realms/agents.ts';
import type { LockedAgent } from '#people/realms/lock-agent.ts';
import { requireSession } from '#people/require-session.ts';
import type {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
} from '../../contract.ts';
import { forgotLink, readerOf } from '../addressed.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { addressOf, confirmBy, newKey, encryptKey } from '../factors/authenticator.ts';
import { offerPasskey, passkeysOf, verifyNewPasskey } from '../factors/passkeys.ts';
import { countCodes, renewCodes } from '../factors/recovery-codes.ts';
import { relyingPartyOf } from '../factors/relying-party.ts';
import { countFactors } from '../factors/ways.ts';
import { factorsChangedMessage } from '../messages.ts';
import { findReceipt, issueReceipt, stepIsOver, redeemReceipt } from '../receipts.ts';
import { lockProven } from './lock-caller.ts';

const MAX_OF_A_KIND = 5;

/** Writes to the owner that a second factor changed: if it was somebody else, they hear at once. */
export async function tellOwner(
  services: AgentDependencies,
  tx: Transaction,
  agent: LockedAgent,
): Promise<void> {
  const values = { name: agent.name, link: forgotLink(services) };
  await services.sendMessage(factorsChangedMessage.mail(readerOf(agent), values), tx);
}

/**
 * After a factor was added: the session is whole, and every half session beside it ends. Whoever has no
 * recovery codes gets ten.
 */
async function afterAdding(
  services: AgentDependencies,
  tx: Transaction,
  agent: LockedAgent,
  caller: Caller,
): Promise<string[] | null> {
  const { id, isHalf } = requireSession(caller);
  if (isHalf) {
    await agents.sessions.makeWhole(tx, id);
    await agents.sessions.endAll(tx, agent.id, id);
  }
  await tellOwner(services, tx, agent);
  return (await countCodes(tx, agent.id)) > 0 ? null : renewCodes(tx, agent.id);
}

const tooManyFactors = () =>
  new Problem('doneAlready', { message: 'Five of a kind are enough. Remove one first.' });

/** Makes the key of an authenticator, which counts once a code confirms it; the newest alone waits. */
export function beginAuthenticatorWith({
  secret,
  campaignName,
}: AgentDependencies): Handler<typeof beginAuthenticator> {
  return async ({ caller, language, act, addTargets }) => {
    const key = newKey();
    const issuer = await campaignName(language);
    const { id, email } = await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      const held = await countFactors(tx, agent.id);
      if (held.authenticators >= MAX_OF_A_KIND) throw tooManyFactors();
      const matchesAgent = eq(authenticators.agentId, agent.id);
      await tx.delete(authenticators).where(and(matchesAgent, isNull(authenticators.confirmedAt)));
      const row = { agentId: agent.id, name: '', secret: encryptKey(key, secret) };
      const [made] = await tx.insert(authenticators).values(row).returning();
      if (!made) throw new Error('No authenticator was made');
      return { id: made.id, email: agent.email };
    });
    return { data: { id, key: key.base32, address: addressOf(key, { issuer, label: email }) } };
  };
}

export function confirmAuthenticatorWith(
  services: AgentDependencies,
): Handler<typeof confirmAuthenticator> {
  return async ({ body: { id, code, name }, caller, act, addTargets }) => {
    const { ownerId } = requireSession(caller);
    await caller.consume('agentCode', ownerId);
    const { secret } = services;
    const recoveryCodes = await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      const matchesId = and(eq(authenticators.id, id), isNull(authenticators.confirmedAt));
      if (!(await confirmBy(tx, { id, agentId: agent.id, code, secret }))) throw wrongFirstCode();
      const confirmed = await tx
        .update(authenticators)
        .set({ name, confirmedAt: sql`now()` })
        .where(matchesId)
        .returning();
      if (confirmed.length === 0) throw wrongFirstCode();
      return afterAdding(services, tx, agent, caller);
    });
    await caller.forgetTries('agentCode', ownerId);
    return { message: 'The authenticator is added.', data: { recoveryCodes } };
  };
}

function wrongFirstCode(): Problem {
  const msg = 'That code is not right. Look at the newest one';
  return new Problem('wrongCredentials', { message: `${msg}.`, errors: [{ param: 'code', msg }] });
}

export function beginNewPasskeyWith({
  publicUrl,
  campaignName,
}: AgentDependencies): Handler<typeof beginPasskey> {
  return async ({ caller, language, act, addTargets }) => {
    const site = relyingPartyOf(publicUrl);
    if (!site) throw new Problem('notFound');
    const campaign = await campaignName(language);
    const data = await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      const held = await passkeysOf(tx, agent.id);
      if (held.length >= MAX_OF_A_KIND) throw tooManyFactors();
      const { email, name } = agent;
      const options = await offerPasskey(site, held, { email, name, campaign });
      const due = { agentId: agent.id, toSign: options.challenge };
      const { token: receipt } = await issueReceipt(tx, 'newPasskey', due);
      return { receipt, options: { ...options } };
    });
    return { data };
  };
}

export function addPasskeyWith(services: AgentDependencies): Handler<typeof addPasskey> {
  const { db, publicUrl } = services;
  return async ({ body: { receipt, name, response }, caller, act, addTargets }) => {
    const site = relyingPartyOf(publicUrl);
    const { ownerId } = requireSession(caller);
    const due = await findReceipt(db, 'newPasskey', receipt);
    if (!site || !due?.toSign || due.agentId !== ownerId) throw stepIsOver();
    const made = await verifyNewPasskey(site, { toSign: due.toSign, response });
    if (!made) throw new Problem('wrongCredentials', { message: 'This passkey was not accepted.' });
    const recoveryCodes = await act(async (tx) => {
      const agent = await lockProven(tx, caller);
      addTargets(agent.id);
      if (!(await redeemReceipt(tx, 'newPasskey', receipt))) throw stepIsOver();
      const row = { agentId: agent.id, name, ...made };
      const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
      if (added.length === 0) throw new Problem('doneAlready');
      return afterAdding(services, tx, agent, caller);
    });
    return { message: 'The passkey is added.', data: { recoveryCodes } };
  };
}
