import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Executor } from '#db/database.ts';
import { agentAuthenticators as authenticators } from '#db/schema/agents.ts';
import { decrypt, encrypt } from '#lib/cipher.ts';
import { deriveKey } from '#lib/derived-keys.ts';

const KEY_BYTES = 20;

const keyFrom = (secret: string) => deriveKey(secret, 'keys of authenticators');

/** The key of a new authenticator. */
export const newKey = () => new Secret({ size: KEY_BYTES });

/** A key as it is stored: a copy of the database alone makes no codes. */
export const encryptKey = ({ buffer }: Secret, secret: string): Buffer =>
  encrypt(new Uint8Array(buffer), keyFrom(secret));

const decryptKey = (encrypted: Buffer, secret: string): Secret =>
  new Secret({ buffer: Uint8Array.from(decrypt(encrypted, keyFrom(secret))).buffer });

/** The address that a QR code shows to an authenticator. */
export const addressOf = (key: Secret, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ issuer, label, secret: key }).toString();

/** The period that a code is of, now or right beside; undefined for a wrong one. */
function periodOf(key: Secret, code: string): number | undefined {
  const delta = TOTP.validate({ token: code, secret: key, window: 1 });
  return delta === null ? undefined : TOTP.counter() + delta;
}

interface Codes {
  agentId: string;
  code: string;
  /** The key that the authenticators' own are encrypted with. */
  secret: string;
}

/**
 * Uses a code of an authenticator up: it and those before it never work again. The agent is locked.
 * Tells a code that was right and used before from a wrong one.
 */
export async function useCode(
  tx: Executor,
  { agentId, code, secret }: Codes,
): Promise<'right' | 'used' | 'wrong'> {
  const matchesAgent = and(
    eq(authenticators.agentId, agentId),
    isNotNull(authenticators.confirmedAt),
  );
  const held = await tx.select().from(authenticators).where(matchesAgent);
  let wasUsed = false;
  for (const each of held) {
    const period = periodOf(decryptKey(each.secret, secret), code);
    if (period === undefined) continue;
    if (await noteUse(tx, each.id, period)) return 'right';
    wasUsed = true;
  }
  return wasUsed ? 'used' : 'wrong';
}

/** Confirms a new authenticator by its first code; false for a wrong one. */
export async function confirmBy(
  tx: Executor,
  { id, code, secret, agentId }: Codes & { id: string },
): Promise<boolean> {
  const matchesId = and(eq(authenticators.id, id), eq(authenticators.agentId, agentId));
  const [fresh] = await tx.select().from(authenticators).where(matchesId);
  if (!fresh) return false;
  const period = periodOf(decryptKey(fresh.secret, secret), code);
  if (period === undefined) return false;
  return noteUse(tx, id, period);
}

async function noteUse(tx: Executor, id: string, period: number): Promise<boolean> {
  const noted = await tx
    .update(authenticators)
    .set({ lastCounter: period, usedAt: sql`now()` })
    .where(and(eq(authenticators.id, id), lt(authenticators.lastCounter, period)))
    .returning();
  return noted.length > 0;
}
