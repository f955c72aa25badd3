import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_LANGUAGE_COOKIE, consoleLanguages } from '#contract/console-text.ts';
import type { ConsoleLanguage } from '#contract/console-text.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { newToken } from './secret-token.ts';

/** The page of the agent area. It is the same at every address below `/agent`, for everybody. */
export interface Console {
  /** HTML whose scripts and styles carry the nonce. */
  render(answer: { nonce: string; language: ConsoleLanguage }): Promise<string>;
  /** Only in development: in place of the strict policy. */
  contentSecurityPolicy?: string | undefined;
}

/** Mounts the agent area. */
export function registerConsole(app: FastifyInstance, console: Console): void {
  for (const path of ['/agent', '/agent/*']) {
    app.get(path, async (request, reply) => {
      const nonce = newToken();
      const language = languageIn(request.headers.cookie);
      const html = await console.render({ nonce, language });
      return reply
        .headers({
          'content-security-policy': console.contentSecurityPolicy ?? policy(nonce),
          'cache-control': cacheControl.never,
          'content-language': language,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
}

function languageIn(cookies: string | undefined): ConsoleLanguage {
  const chosen = parseCookie(cookies ?? '')[CONSOLE_LANGUAGE_COOKIE];
  return consoleLanguages.find((language) => language === chosen) ?? 'en';
}

/** Its own files, and the preview of a page of this site in a frame. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
