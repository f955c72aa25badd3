import { CallFailed } from '#contract/failure.ts';
import type { Language } from '#contract/languages.ts';

/** The language whose words a refusal names first. */
export function refusedLanguage(error: Error | null): Language | undefined {
  const errors = error instanceof CallFailed ? (error.failure.errors ?? []) : [];
  const [, language] = errors[0]?.param.match(/^texts\.(\w+)\./) ?? [];
  return language as Language | undefined;
}
