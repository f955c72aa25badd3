import { eq, and, isNotNull } from 'drizzle-orm';
import { Problem, invalid } from '#contract/problems.ts';
import { agentAuthenticators as authenticators, agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { toIso } from '#lib/clock.ts';
import { countWrong } from '#people/brute-force-alarm.ts';
import { agents } from '#people/realms/agents.ts';
import type { Agent } from '#people/realms/lock-agent.ts';
import { requireSession } from '#people/require-session.ts';
import type {
  changeAgentPassword,
  editAgentAccount,
  findAgentAccount,
  proveAgent,
} from '../../contract.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { findAgent, hashNew, setPassword } from '../door/passwords.ts';
import { passkeysOf } from '../factors/passkeys.ts';
import { proveByCode } from '../factors/prove-by-code.ts';
import { countCodes } from '../factors/recovery-codes.ts';
import { relyingPartyOf } from '../factors/relying-party.ts';
import { isProven, lockCaller } from './lock-caller.ts';

interface StoredFactor {
  id: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

const shown = ({ id, name, createdAt, usedAt }: StoredFactor) => ({
  id,
  name,
  createdAt: toIso(createdAt),
  usedAt: usedAt && toIso(usedAt),
});

export function findAccountWith({
  db,
  publicUrl,
}: AgentDependencies): Handler<typeof findAgentAccount> {
  return async ({ caller }) => {
    const { ownerId } = requireSession(caller);
    const ofThem = eq(authenticators.agentId, ownerId);
    const programs = await db
      .select()
      .from(authenticators)
      .where(and(ofThem, isNotNull(authenticators.confirmedAt)))
      .orderBy(authenticators.createdAt);
    return {
      data: {
        authenticators: programs.map(shown),
        passkeys: (await passkeysOf(db, ownerId)).map(shown),
        recoveryCodesLeft: await countCodes(db, ownerId),
        passkeysWork: relyingPartyOf(publicUrl) !== undefined,
        address: publicUrl,
        isProven: await isProven(db, caller),
      },
    };
  };
}

export const editAccount: Handler<typeof editAgentAccount> = async ({
  body: { name, language },
  caller,
  act,
  addTargets,
}) => {
  if (name === undefined && language === undefined)
    throw invalid({ param: 'name', msg: 'Name is required' });
  const { ownerId } = requireSession(caller);
  addTargets(ownerId);
  const changes = { ...(name && { name }), ...(language && { language }) };
  await act((tx) => tx.update(accounts).set(changes).where(eq(accounts.id, ownerId)));
  return { message: 'Saved.' };
};

/** Notes a fresh proof, which changes of second factors ask for. */
export function proveWith(services: AgentDependencies): Handler<typeof proveAgent> {
  return async ({ body: { password, code }, caller, act, addTargets }) => {
    const { id, ownerId } = requireSession(caller);
    if (!password && !code) throw invalid({ param: 'password', msg: 'Password is required' });
    await caller.consume('agentProof', ownerId);
    const known = password ? await requirePassword(services, password, caller) : undefined;
    addTargets(ownerId);
    await act(async (tx) => {
      const agent = await lockCaller(tx, caller);
      if (known && known.passwordHash !== agent.passwordHash) throw new Problem('wrongCredentials');
      if (!known && code) await proveByCode(services, tx, { agentId: ownerId, code });
      await agents.sessions.noteProof(tx, id);
    });
    await caller.forgetTries('agentProof', ownerId);
    return { message: 'Thank you. It is you.' };
  };
}

/** The account, once its password was given. */
async function requirePassword(
  { db }: AgentDependencies,
  password: string,
  caller: Caller,
  param: 'password' | 'currentPassword' = 'password',
): Promise<Agent> {
  const known = await findAgent(db, requireSession(caller).ownerId);
  if (known && (await agents.passwords.isRight(password, known.passwordHash))) return known;
  await countWrong(caller, 'wrongPasswords');
  const message = 'This is not your password.';
  throw new Problem('wrongCredentials', { message, errors: [{ param, msg: message }] });
}

export function changePasswordWith(
  services: AgentDependencies,
): Handler<typeof changeAgentPassword> {
  return async ({ body, caller, act, addTargets }) => {
    const { currentPassword, newPassword } = body;
    const { id, ownerId } = requireSession(caller);
    await caller.consume('agentProof', ownerId);
    const known = await requirePassword(services, currentPassword, caller, 'currentPassword');
    const passwordHash = await hashNew(services, known, newPassword);
    addTargets(ownerId);
    await act(async (tx) => {
      const agent = await lockCaller(tx, caller);
      if (agent.passwordHash !== known.passwordHash) throw new Problem('wrongCredentials');
      await setPassword(services, tx, { agent, passwordHash, keptSession: id });
    });
    await caller.forgetTries('agentProof', ownerId);
    return { message: 'Your password is changed. Everybody else was logged out.' };
  };
}
