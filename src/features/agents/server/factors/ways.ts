import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import {
  agentAuthenticators as authenticators,
  agentPasskeys as passkeys,
  agentRecoveryCodes as codes,
} from '#db/schema/agents.ts';
import type { Way } from '../../contract.ts';
import { countCodes } from './recovery-codes.ts';

/** How an agent may take the second step; none has set up no second factor. */
export async function waysOf(db: Executor, agentId: string): Promise<Way[]> {
  const held = await countFactors(db, agentId);
  if (held.authenticators + held.passkeys === 0) return [];
  const hasRecovery = (await countCodes(db, agentId)) > 0;
  return [
    ...(held.authenticators > 0 ? (['code'] as const) : []),
    ...(held.passkeys > 0 ? (['passkey'] as const) : []),
    ...(hasRecovery ? (['recovery'] as const) : []),
  ];
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
