import { CallFailed } from '#contract/failure.ts';
import type { Part } from './use-typed.ts';

interface RefusedField {
  part: string;
  field: string;
  /** The language, of a field that is in every one. */
  language: string | undefined;
  problem: string;
}

/** The fields that keep the settings from being public, as the server names them: `facts.slogans.hi`. */
export function refusedFields(error: unknown): RefusedField[] {
  const errors = error instanceof CallFailed ? (error.failure.errors ?? []) : [];
  return errors.flatMap(({ param, msg }) => {
    const [part, field, language] = param.split('.').filter((name) => name !== 'words');
    return part && field ? [{ part, field, language, problem: msg }] : [];
  });
}

/** The fault of a field of a part, or of it in a language. */
export const problemAmong = (
  refused: readonly RefusedField[],
  part: Part,
  field: string,
  language?: string,
): string | undefined =>
  refused.find(
    (each) =>
      each.part === part &&
      each.field === field &&
      (!language || !each.language || each.language === language),
  )?.problem;
