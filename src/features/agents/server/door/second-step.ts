import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import type { Handler } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { LockedAgent } from '#people/realms/lock-agent.ts';
import type { beginPasskeyLogIn, verifyAgentLogIn, verifyPasskeyLogIn } from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { askPasskey, noteSigning, passkeysOf, verifyAnswer } from '../factors/passkeys.ts';
import { proveByCode } from '../factors/prove-by-code.ts';
import { countCodes } from '../factors/recovery-codes.ts';
import { relyingPartyOf } from '../factors/relying-party.ts';
import { findReceipt, noteToSign, stepIsOver, takeTry, redeemReceipt } from '../receipts.ts';
import { beginSession } from './begin-session.ts';

/** Uses the challenge up, and begins the whole session that it leads to. The agent is locked. */
async function finish(
  services: AgentDependencies,
  tx: Transaction,
  agent: LockedAgent,
  { challenge, caller }: { challenge: string; caller: Caller },
): Promise<string> {
  if (!(await redeemReceipt(tx, 'secondStep', challenge))) throw stepIsOver();
  return beginSession(services, tx, agent, caller, { isHalf: false });
}

async function lockOrEnd(tx: Transaction, agentId: string): Promise<LockedAgent> {
  const agent = await lockAgent(tx, agentId);
  if (!agent) throw stepIsOver();
  return agent;
}

/** The second step by a code; of two requests with one code, one gets in. */
export function verifyCodeWith(services: AgentDependencies): Handler<typeof verifyAgentLogIn> {
  return async ({ body: { challenge, code }, caller, act, addTargets }) => {
    const { agentId, triesLeft } = await takeTry(services.db, challenge);
    await caller.consume('agentCode', agentId);
    addTargets(agentId);
    const enter = async (tx: Transaction) => {
      const agent = await lockOrEnd(tx, agentId);
      const proof = await proveByCode(services, tx, { agentId, code, triesLeft });
      const token = await finish(services, tx, agent, { challenge, caller });
      if (proof !== 'recovery') return { token };
      return { token, data: { recoveryCodesLeft: await countCodes(tx, agentId) } };
    };
    try {
      const entered = await act(enter, { actorId: agentId });
      await caller.forgetTries('agentCode', agentId);
      return entered;
    } catch (reason) {
      if (reason instanceof Problem) await countWrong(caller, 'wrongCodes');
      throw reason;
    }
  };
}

export function beginPasskeyWith({
  db,
  publicUrl,
}: AgentDependencies): Handler<typeof beginPasskeyLogIn> {
  return async ({ body: { challenge } }) => {
    const site = relyingPartyOf(publicUrl);
    const due = await findReceipt(db, 'secondStep', challenge);
    if (!due?.agentId) throw stepIsOver();
    const held = await passkeysOf(db, due.agentId);
    if (!site || held.length === 0) throw new Problem('notFound');
    const options = await askPasskey(site, held);
    await noteToSign(db, challenge, options.challenge);
    return { data: { ...options } };
  };
}

/** The second step by a passkey. */
export function verifyPasskeyWith(services: AgentDependencies): Handler<typeof verifyPasskeyLogIn> {
  const { db, publicUrl } = services;
  return async ({ body: { challenge, response }, caller, act, addTargets }) => {
    const { agentId, toSign } = await takeTry(db, challenge);
    const site = relyingPartyOf(publicUrl);
    if (!site || !toSign) throw stepIsOver();
    const held = await passkeysOf(db, agentId);
    const answer = await verifyAnswer(site, held, { toSign, response });
    if (!answer) throw unknownPasskey();
    addTargets(agentId);
    const enter = async (tx: Transaction) => {
      const agent = await lockOrEnd(tx, agentId);
      if (!(await noteSigning(tx, answer.passkey, answer.counter))) throw unknownPasskey();
      return finish(services, tx, agent, { challenge, caller });
    };
    return { token: await act(enter, { actorId: agentId }) };
  };
}

function unknownPasskey(): Problem {
  const message = 'This passkey does not belong to this account. Use another one, or a code.';
  return new Problem('wrongCredentials', { message });
}
