import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { z } from 'zod';
import { DAY_MS } from '#lib/durations.ts';
import { BadIdToken, ProviderUnavailable } from './port.ts';
import type { Identity, OpenId } from './port.ts';

interface OpenIdOptions {
  /** `https://accounts.google.com` */
  issuer: string;
  clientId: string;
}

const TIMEOUT_MS = 5_000;
const FRESH_MS = 10 * 60_000;
/** The time for which old keys are valid when new ones cannot be fetched. */
const STALE_MS = DAY_MS;
const CLOCK_TOLERANCE_SECONDS = 30;

const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
});
const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

interface Provider {
  authorizationUrl: string;
  keys: JSONWebKeySet;
  readAt: number;
}

/** Any OpenID Connect provider, by its discovery document. Only RS256 is taken. */
export function createOpenId({ issuer, clientId }: OpenIdOptions): OpenId {
  let known: Provider | undefined;
  let reading: Promise<Provider> | undefined;

  async function provider(isFreshEnough: (age: number) => boolean): Promise<Provider> {
    if (known && isFreshEnough(Date.now() - known.readAt)) return known;
    reading ??= readProvider(issuer).finally(() => (reading = undefined));
    try {
      known = await reading;
      return known;
    } catch (error) {
      if (known && Date.now() - known.readAt < STALE_MS) return known;
      throw new ProviderUnavailable('The provider can not be reached', { cause: error });
    }
  }

  const fresh = () => provider((age) => age < FRESH_MS);

  async function payloadOf(idToken: string): Promise<JWTPayload> {
    const { keys, readAt } = await fresh();
    try {
      return await verifyWith(keys, idToken);
    } catch (error) {
      const isNewKey = error instanceof errors.JWKSNoMatchingKey;
      // A provider may have changed its keys since; asked at most once a minute.
      if (!isNewKey || Date.now() - readAt < 60_000) throw error;
      return verifyWith((await provider((age) => age < 60_000)).keys, idToken);
    }
  }

  async function verifyWith(keys: JSONWebKeySet, idToken: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  }

  return {
    clientId,
    authorizationUrl: async () => (await fresh()).authorizationUrl,
    async verify(idToken, nonce) {
      const payload = await payloadOf(idToken).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw new BadIdToken(error.message);
        throw error;
      });
      return identityOf(payload, { issuer, clientId, nonce });
    },
  };
}

interface Expected extends OpenIdOptions {
  nonce: string | undefined;
}

function identityOf(payload: JWTPayload, { issuer, clientId, nonce }: Expected): Identity {
  const { sub, email, name, azp, exp = 0 } = payload;
  if (payload['email_verified'] !== true || typeof email !== 'string')
    throw new BadIdToken('The address is not verified');
  if (azp !== undefined && azp !== clientId) throw new BadIdToken('It was made for another site');
  if (nonce !== undefined && payload['nonce'] !== nonce)
    throw new BadIdToken('It answers another request');
  return {
    issuer,
    subject: String(sub),
    email: email.toLowerCase(),
    name: typeof name === 'string' ? name : undefined,
    expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000),
  };
}

async function readProvider(issuer: string): Promise<Provider> {
  const base = issuer.replace(/\/$/, '');
  const found = discovery.parse(await readJson(`${base}/.well-known/openid-configuration`));
  if (found.issuer !== issuer) throw new Error('The discovery document is of another issuer');
  const keys = keySet.parse(await readJson(found.jwks_uri)) as JSONWebKeySet;
  return { authorizationUrl: found.authorization_endpoint, keys, readAt: Date.now() };
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`);
  return response.json();
}
