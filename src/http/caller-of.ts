import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { addressKey } from './address-key.ts';
import type { Caller } from './caller.ts';
import { chooseLanguage } from './language.ts';
import type { IsEnabled } from './language.ts';
import type { Limits } from './limits/limits.ts';
import { tokenOf } from './sessions.ts';
import type { Session, Sessions } from './sessions.ts';

export interface CallerOptions {
  isEnabled: IsEnabled;
  limits: Limits;
  sessions: Sessions;
}

interface Known {
  /** Where the address says it; otherwise the request's headers choose. */
  language?: Language;
  /** Whether the token matters; public answers never look at it. */
  withSession?: boolean;
}

export type CallerOf = (request: FastifyRequest, known?: Known) => Promise<Caller>;

/** Makes the function that tells who sent a request. */
export function createCallerOf({ isEnabled, limits, sessions }: CallerOptions): CallerOf {
  const sessionOf = async ({ headers }: FastifyRequest): Promise<Session | undefined> => {
    const token = tokenOf(headers);
    return token === undefined ? undefined : sessions.find(token);
  };

  return async (request, { language, withSession = false } = {}) => {
    const address = addressKey(request.ip);
    return {
      address,
      language: language ?? chooseLanguage(request.headers['accept-language'], isEnabled),
      session: withSession ? await sessionOf(request) : undefined,
      draw: (bucket, key = address) => limits.draw(bucket, key),
      log: request.log,
    };
  };
}
