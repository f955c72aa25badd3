import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import type { ValuesOf, Variable, Variables } from './variable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the declared variables out of an environment; an empty variable counts as unset.
 * Throws `ConfigError` with a line for each variable that is wrong.
 */
export function parseEnvironment<Declared extends Variables>(
  declared: Declared,
  environment: Environment,
): ValuesOf<Declared> {
  const given = setVariables(environment);
  const parsed = schemaOf(declared).safeParse(given);
  // The schema was put together from the declaration, so its output has the declared types.
  if (parsed.success) return parsed.data as ValuesOf<Declared>;
  throw new ConfigError(problemsOf(parsed.error, declared, given));
}

function setVariables(environment: Environment): Environment {
  const trimmed = Object.entries(environment).map(([name, text]) => [name, text?.trim()]);
  return Object.fromEntries(trimmed.filter(([, text]) => text));
}

function schemaOf(declared: Variables) {
  const schemas = Object.entries(declared).map(([name, { schema }]) => [name, schema] as const);
  return z.object(Object.fromEntries(schemas));
}

function problemsOf(error: z.ZodError, declared: Variables, given: Environment): string[] {
  const wrong = new Set(error.issues.map((issue) => issue.path[0]));
  return Object.entries(declared)
    .filter(([name]) => wrong.has(name))
    .map(([name, variable]) => problem(name, given[name], variable));
}

function problem(name: string, given: string | undefined, { secret, write, example }: Variable) {
  const subject = secret ? `${name} cannot be used` : `${name} is "${given}"`;
  return `${subject}: write ${write}, such as ${example}`;
}
