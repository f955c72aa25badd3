import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { agentPasskeys as passkeys } from '#db/schema/agents.ts';
import type { RelyingParty } from './relying-party.ts';

type Passkey = typeof passkeys.$inferSelect;

/** Loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server');

export const passkeysOf = (db: Executor, agentId: string) =>
  db.select().from(passkeys).where(eq(passkeys.agentId, agentId)).orderBy(passkeys.createdAt);

const named = (held: readonly Passkey[]) =>
  held.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports,
  }));

/** The options for a browser to ask one of these passkeys with. */
export async function askPasskey({ id }: RelyingParty, held: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: id,
    allowCredentials: named(held),
    userVerification: 'preferred',
  });
}

/** An answer of a passkey to a question. */
interface Answer {
  toSign: string;
  response: unknown;
}

/** Verifies what a passkey signed; the passkey and how often it has signed, or undefined. */
export async function verifyAnswer(
  { id, origin }: RelyingParty,
  held: readonly Passkey[],
  { toSign, response }: Answer,
): Promise<{ passkey: Passkey; counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  // The library reads it as something that a stranger sent.
  const answer = response as AuthenticationResponseJSON;
  const passkey = held.find(({ credentialId }) => credentialId === answer.id);
  if (!passkey) return undefined;
  const { credentialId, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: toSign,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  return { passkey, counter: verified.authenticationInfo.newCounter };
}

/** Notes that a passkey signed; false where it is gone, or somebody used a copy of it meanwhile. */
export async function noteSigning(tx: Executor, passkey: Passkey, counter: number) {
  const isSame = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter));
  const noted = await tx
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(isSame)
    .returning();
  return noted.length > 0;
}

interface Keeper {
  email: string;
  name: string;
  campaign: string;
}

/** The options for a browser to make a passkey with, beside those that are held. */
export async function offerPasskey(
  { id }: RelyingParty,
  held: readonly Passkey[],
  { email, name, campaign }: Keeper,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: id,
    rpName: campaign,
    userName: email,
    userDisplayName: name,
    excludeCredentials: named(held),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Verifies a new passkey; what is to be stored of it, or undefined. */
export async function verifyNewPasskey(
  { id, origin }: RelyingParty,
  { toSign, response }: Answer,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: toSign,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}
