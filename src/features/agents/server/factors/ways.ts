import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import {
  agentAuthenticators as authenticators,
  agentPasskeys as passkeys,
  agentRecoveryCodes as codes,
} from '#db/schema/agents.ts';
import type { Way } from '../../contract.ts';
import { countCodes } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * Whether a second step is due, and how it may be taken. An agent who has only passkeys still owes one
 * where the site has moved to an address that browsers allow none at.
 */
export async function secondStepOf(
  db: Executor,
  agentId: string,
  publicUrl: string,
): Promise<{ isDue: boolean; ways: Way[] }> {
  const held = await countFactors(db, agentId);
  const hasPasskey = held.passkeys > 0 && relyingPartyOf(publicUrl) !== undefined;
  const hasRecovery = (await countCodes(db, agentId)) > 0;
  return {
    isDue: held.authenticators + held.passkeys > 0,
    ways: [
      ...(held.authenticators > 0 ? (['code'] as const) : []),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(hasRecovery ? (['recovery'] as const) : []),
    ],
  };
}

export async function countFactors(db: Executor, agentId: string) {
  const isProven = isNotNull(authenticators.confirmedAt);
  return {
    authenticators: await db.$count(
      authenticators,
      and(eq(authenticators.agentId, agentId), isProven),
    ),
    passkeys: await db.$count(passkeys, eq(passkeys.agentId, agentId)),
  };
}

/** Removes every second factor of an agent. */
export async function removeFactors(tx: Executor, agentId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.agentId, agentId));
  await tx.delete(passkeys).where(eq(passkeys.agentId, agentId));
  await tx.delete(codes).where(eq(codes.agentId, agentId));
}
