import type { FastifyReply, FastifyRequest } from 'fastify';
import { primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Language } from '#contract/languages.ts';
import { addressKey } from './address-key.ts';
import type { BrowserBinding } from './browser-binding.ts';
import type { Caller } from './caller.ts';
import { chooseLanguage } from './language.ts';
import type { IsEnabled } from './language.ts';
import { buckets } from './limits/buckets.ts';
import type { Bucket, BucketName } from './limits/buckets.ts';
import type { Limits } from './limits/limits.ts';
import { proofHeader } from './proof/proof.ts';
import type { Proofs } from './proof/proof.ts';
import { tokenOf } from './sessions.ts';
import type { Session, Sessions } from './sessions.ts';

export interface CallerOptions {
  isEnabled: IsEnabled;
  limits: Limits;
  proofs: Proofs;
  sessions: Sessions;
  binding: BrowserBinding;
}

interface Known {
  /**
   * Where the address says it; otherwise the request's headers choose. One that is switched off is
   * spoken to in English.
   */
  language?: Language;
  /** Whether the token matters; public answers never look at it. */
  withSession?: boolean;
  /** Where a session may begin. */
  reply?: FastifyReply;
}

export type CallerOf = (request: FastifyRequest, known?: Known) => Promise<Caller>;

/** Makes the function that tells who sent a request. */
export function createCallerOf(options: CallerOptions): CallerOf {
  const { isEnabled, limits, proofs, sessions, binding } = options;

  const sessionOf = async ({ headers }: FastifyRequest): Promise<Session | undefined> => {
    const token = tokenOf(headers);
    return token === undefined ? undefined : sessions.find(token, binding.hashIn(headers));
  };

  const languageOf = ({ headers }: FastifyRequest, named: Language | undefined): Language => {
    if (named === undefined) return chooseLanguage(headers['accept-language'], isEnabled);
    return isEnabled(named) ? named : primaryLanguage;
  };

  /** An empty bucket that opens with a proof lets whoever brings one through, and asks others for it. */
  const openWithProof = async (reason: unknown, name: BucketName, request: FastifyRequest) => {
    const { opensWithProof }: Bucket = buckets[name];
    if (!opensWithProof || !isTooMany(reason)) throw reason;
    const answer = request.headers[proofHeader];
    if (typeof answer === 'string' && (await proofs.holds(answer, request.ip))) return;
    throw new Problem('tooMany', {
      message: 'Many tries came from here. Show that you are a person and try again.',
      retryAfter: reason.retryAfter,
      proof: await proofs.request(),
    });
  };

  return async (request, { language, withSession = false, reply } = {}) => {
    const address = addressKey(request.ip);
    return {
      address,
      language: languageOf(request, language),
      session: withSession ? await sessionOf(request) : undefined,
      userAgent: request.headers['user-agent'],
      bindBrowser: () => reply && binding.bind(request, reply),
      draw: (bucket, key = address) =>
        limits.draw(bucket, key).catch((reason: unknown) => openWithProof(reason, bucket, request)),
      log: request.log,
    };
  };
}

function isTooMany(reason: unknown): reason is Problem {
  return reason instanceof Problem && reason.code === 'tooMany';
}
