import { afterAll } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import { messages } from '#db/schema/index.ts';
import type { AccountDependencies } from '#features/account/server/dependencies.ts';
import { eraseUser } from '#features/account/server/erase-user.ts';
import { followPublicName } from '#features/quiz/server/join-ranking.ts';
import type { SignInDependencies } from '#features/sign-in/server/dependencies.ts';
import { signInRoutes } from '#features/sign-in/server/routes.ts';
import type { OpenId } from '#gateways/identity/port.ts';
import type { AppOptions } from '#http/app.ts';
import type { BoundCall } from '#http/bind.ts';
import { createLimits } from '#http/limits/limits.ts';
import { createProofOfWork } from '#http/proof/proof-of-work.ts';
import { startSite } from '#http/site-fixture.ts';
import { personalData } from '#main/personal-data.ts';
import type { Message } from '#messages/message.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { testDatabase } from './database.ts';

export type Services = SignInDependencies & AccountDependencies;

/** Values of the messages that these tests read; each has some of them. */
type Values = Record<'name' | 'link' | 'code' | 'logInLink' | 'forgotLink', string>;

interface Options {
  /** `LIMITS_SCALE`, by default so high that no limit is reached. */
  scale?: number;
  openId?: OpenId;
  publicUrl?: string;
  /** Trusts `x-forwarded-for`, so that requests come from many addresses. */
  behindProxy?: boolean;
  /** Additional calls of other features. */
  others?: (services: Services) => BoundCall[];
  /** Further parts of the server. */
  app?: (services: Services) => Partial<AppOptions>;
}

const log = { error: () => undefined };
/** Consents have no consequences in other features here. */
const nothingElse = { forgetFace: async () => undefined, endPush: async () => undefined };

type Given = Pick<Services, 'db' | 'scale' | 'openId' | 'publicUrl'> & { sent: Message[] };

function servicesOf({ sent, ...given }: Given): Services {
  return {
    ...given,
    async sendMessage({ channel, ...message }, within, id) {
      sent.push({ channel, ...message });
      await within.insert(messages).values({ id, channel, state: 'sent', sentAt: new Date() });
    },
    secret: 'a secret of this test',
    recaptchaKey: null,
    campaignName: async () => 'Avani Sohane',
    readPhoto: async (file) => Buffer.from(await file.arrayBuffer()),
    personalData,
    ...nothingElse,
    followPublicName,
    erase: (tx, userId) => eraseUser(tx, userId, personalData),
  };
}

/** The sign-in calls on a server of their own; outgoing messages are collected in `sent`. */
export async function peopleSite(wanted: Options = {}) {
  const { scale = 1_000_000, openId, others, publicUrl = 'https://campaign.example' } = wanted;
  const trustedProxies = wanted.behindProxy ? ['127.0.0.1'] : [];

  const { db, pool, listen } = await testDatabase();
  const sent: Message[] = [];
  const services = servicesOf({ db, sent, scale, openId, publicUrl });
  const limits = createLimits({ pool, scale, log });
  const options = {
    publicUrl,
    trustedProxies,
    calls: [...signInRoutes(services), ...(others?.(services) ?? [])],
    sessions: createSessions(db),
    audit: createAuditLog(db),
    limits,
    proofs: createProofOfWork({ secret: services.secret, limits, rounds: 1 }),
    ...wanted.app?.(services),
  };
  const site = await startSite(options, afterAll);

  /** Makes a call; returns the reply with its status. */
  async function ask(path: string, body?: object, token?: string) {
    const headers: Record<string, string> = token ? { 'x-access-token': token } : {};
    const at = `/api${path}`;
    const response = await (body ? site.post(at, body, headers) : site.get(at, headers));
    return { status: response.status, ...(await response.json()) };
  }

  /** The newest message of a kind to a contact. */
  function lastTo(to: string, kind: string): Values {
    const found = sent.findLast((message) => message.to === to && message.text.kind === kind);
    if (!found) throw new Error(`Nothing of the kind ${kind} was sent to ${to}`);
    return found.text as unknown as Values;
  }

  async function codeFor(mobile_number: string): Promise<string> {
    await ask('/user/signup/send-otp', { mobile_number });
    return lastTo(`+91${mobile_number}`, 'code').code;
  }

  async function verificationFor(mobile_number: string): Promise<string> {
    const otp = await codeFor(mobile_number);
    return (await ask('/user/signup/verify-otp', { mobile_number, otp })).data.verification;
  }

  /** Creates a user; returns the token of their first session. */
  async function member(phoneNumber: string, more: object = {}): Promise<string> {
    const verification = await verificationFor(phoneNumber);
    const person = { name: 'Ila Rane', ...passwords, consent: true, verification, ...more };
    return (await ask('/user/register', person)).token;
  }

  return {
    ...site,
    db,
    pool,
    listen,
    services,
    sent,
    ask,
    lastTo,
    codeFor,
    verificationFor,
    member,
  };
}

export const passwords = { password: 'a long walk home', confirmPassword: 'a long walk home' };

/** The receipt in the link of a mail. */
export const receiptOf = ({ link }: { link: string }) =>
  new URL(link).searchParams.get('receipt') ?? '';
