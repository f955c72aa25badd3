import { afterAll } from 'vitest';
import type { MailText, Message, SmsText } from '#gateways/message.ts';
import type { OpenId } from '#gateways/identity/port.ts';
import type { BoundCall } from '#http/bind.ts';
import { createLimits } from '#http/limits/limits.ts';
import { createProofOfWork } from '#http/proof/proof-of-work.ts';
import { startSite } from '#http/site-fixture.ts';
import { testDatabase } from './database.ts';
import { signInCalls } from '#features/sign-in/server/calls.ts';
import type { SignInServices } from '#features/sign-in/server/service.ts';
import { createSessions } from '#features/sign-in/server/session-store.ts';

interface Options {
  /** `LIMITS_SCALE`, so high that no test is held up unless it wants to be. */
  scale?: number;
  openId?: OpenId;
  publicUrl?: string;
  /** Calls of other features beside. */
  others?: (services: SignInServices) => BoundCall[];
}

const log = { error: () => undefined };

/** The calls of signing in on a server of their own; what would be sent is kept in `sent`. */
export async function peopleSite(wanted: Options = {}) {
  const { scale = 1_000_000, openId, others, publicUrl = 'https://campaign.example' } = wanted;

  const { db, pool } = await testDatabase();
  const sent: Message[] = [];
  const services: SignInServices = {
    db,
    post: async (message) => void sent.push(message),
    publicUrl,
    secret: 'a secret of this test',
    scale,
    openId,
    recaptchaKey: null,
    readPhoto: async (file) => Buffer.from(await file.arrayBuffer()),
  };
  const limits = createLimits({ pool, scale, log });
  const options = {
    publicUrl,
    calls: [...signInCalls(services), ...(others?.(services) ?? [])],
    sessions: createSessions(db),
    limits,
    proofs: createProofOfWork({ secret: services.secret, limits }),
  };
  const site = await startSite(options, afterAll);

  /** What a call answers, with its status. */
  async function ask(path: string, body?: object, token?: string) {
    const headers: Record<string, string> = token ? { 'x-access-token': token } : {};
    const response =
      body === undefined
        ? await site.get(`/api${path}`, headers)
        : await site.post(`/api${path}`, body, headers);
    return { status: response.status, ...(await response.json()) };
  }

  /** The newest message of a kind to somebody. */
  function lastTo<Kind extends (MailText | SmsText)['kind']>(to: string, kind: Kind) {
    const found = sent.findLast((message) => message.to === to && message.text.kind === kind);
    if (!found) throw new Error(`Nothing of the kind ${kind} was sent to ${to}`);
    return found.text as Extract<MailText | SmsText, { kind: Kind }>;
  }

  async function codeFor(mobile_number: string): Promise<string> {
    await ask('/user/signup/send-otp', { mobile_number });
    return lastTo(`+91${mobile_number}`, 'code').code;
  }

  async function verificationFor(mobile_number: string): Promise<string> {
    const otp = await codeFor(mobile_number);
    return (await ask('/user/signup/verify-otp', { mobile_number, otp })).data.verification;
  }

  /** Somebody with an account; the token of their first session. */
  async function member(phoneNumber: string, more: object = {}): Promise<string> {
    const verification = await verificationFor(phoneNumber);
    const person = { name: 'Ila Rane', ...passwords, consent: true, verification, ...more };
    return (await ask('/user/register', person)).token;
  }

  return { ...site, db, pool, services, sent, ask, lastTo, codeFor, verificationFor, member };
}

export const passwords = { password: 'a long walk home', confirmPassword: 'a long walk home' };

/** What stands in the link of a mail. */
export const receiptOf = ({ link }: { link: string }) =>
  new URL(link).searchParams.get('receipt') ?? '';
