import type { FastifyReply, FastifyRequest } from 'fastify';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { isTooMany, Problem } from '#contract/problems.ts';
import type { RealmName } from '#contract/realms.ts';
import { addressKey } from './address-key.ts';
import type { AuditLog } from './audit-log.ts';
import { isBrowser } from './browser-binding.ts';
import type { BrowserBinding } from './browser-binding.ts';
import type { Caller } from './caller.ts';
import { chooseLanguage } from './language.ts';
import type { IsEnabled } from './language.ts';
import { buckets } from './limits/buckets.ts';
import type { Bucket, BucketName } from './limits/buckets.ts';
import type { Limits } from './limits/limits.ts';
import { proofIn } from './proof/proof-in.ts';
import type { BroughtProof } from './proof/proof-in.ts';
import type { Proofs } from './proof/proof.ts';
import { tokenOf } from './sessions.ts';
import type { Session, Sessions } from './sessions.ts';

export interface CallerOptions {
  isEnabled: IsEnabled;
  limits: Limits;
  proofs?: Proofs | undefined;
  sessions: Sessions;
  binding: BrowserBinding;
  audit?: AuditLog | undefined;
}

interface CallerOfOptions {
  /**
   * The language of the address, if it names one; otherwise the request's headers choose. English
   * replaces a language that is switched off.
   */
  language?: Language;
  /** The realm in which the token is looked up; public calls never look at it. */
  realm?: RealmName | undefined;
  /** The reply that sets a cookie when a session begins. */
  reply?: FastifyReply;
}

export type CallerOf = (request: FastifyRequest, known?: CallerOfOptions) => Promise<Caller>;

/** Makes the function that finds the caller of a request. */
export function createCallerOf(options: CallerOptions): CallerOf {
  const { isEnabled, limits, proofs, sessions, binding, audit } = options;

  const sessionOf = async (
    { headers }: FastifyRequest,
    realm: RealmName,
  ): Promise<Session | undefined> => {
    const token = tokenOf(headers);
    return token === undefined ? undefined : sessions.find(realm, token, binding.hashIn(headers));
  };

  const languageOf = ({ headers }: FastifyRequest, named: Language | undefined): Language => {
    if (named === undefined) return chooseLanguage(headers['accept-language'], isEnabled);
    return isEnabled(named) ? named : primaryLanguage;
  };

  return async (request, { language, realm, reply } = {}) => {
    const address = addressKey(request.ip);
    const proof = proofs && proofIn(request, address, proofs);
    return {
      address,
      language: languageOf(request, language),
      session: realm && (await sessionOf(request, realm)),
      token: tokenOf(request.headers),
      userAgent: request.headers['user-agent'],
      isBrowser: isBrowser(request.headers),
      browserHash: binding.hashIn(request.headers),
      markBrowser: () => reply && binding.mark(request, reply),
      bindBrowser: () => reply && binding.bind(request, reply),
      consume: (bucket, key = address) =>
        limits.consume(bucket, key).catch((reason: unknown) => openWith(proof, bucket, reason)),
      triesLeft: limits.left,
      forgetTries: limits.forget,
      log: request.log,
      audit,
    };
  };
}

/** Lets a caller with a proof past an empty bucket that opens with one, and asks others for a proof. */
async function openWith(
  proof: BroughtProof | undefined,
  name: BucketName,
  reason: unknown,
): Promise<void> {
  const { opensWithProof }: Bucket = buckets[name];
  if (!proof || !opensWithProof || !isTooMany(reason)) throw reason;
  if (await proof.holds()) return;
  throw new Problem('tooMany', {
    message: 'Many tries came from here. Show that you are a person and try again.',
    retryAfter: reason.retryAfter,
    proof: await proof.ask(),
  });
}
