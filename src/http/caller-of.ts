import type { FastifyRequest } from 'fastify';
import { primaryLanguage } from '#contract/languages.ts';
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
  /**
   * Where the address says it; otherwise the request's headers choose. One that is switched off is
   * spoken to in English.
   */
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

  const languageOf = ({ headers }: FastifyRequest, named: Language | undefined): Language => {
    if (named === undefined) return chooseLanguage(headers['accept-language'], isEnabled);
    return isEnabled(named) ? named : primaryLanguage;
  };

  return async (request, { language, withSession = false } = {}) => {
    const address = addressKey(request.ip);
    return {
      address,
      language: languageOf(request, language),
      session: withSession ? await sessionOf(request) : undefined,
      draw: (bucket, key = address) => limits.draw(bucket, key),
      log: request.log,
    };
  };
}
