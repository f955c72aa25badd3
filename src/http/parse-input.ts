import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { invalid } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import { errorMessages } from './error-messages.ts';
import { replaceHalfPairs } from './half-pairs.ts';
import { pathsWithNul } from './nul.ts';

/** The input as it came, before it is validated. */
export interface RawInput {
  query?: unknown;
  body?: unknown;
}

type Part = keyof RawInput;

/**
 * Query and body as the endpoint declares them.
 * Throws a 422 that names every field that is not, with its first message.
 */
export function parseInput(endpoint: Endpoint, input: RawInput): { query: unknown; body: unknown } {
  const query = parsePart('query', endpoint.query, input.query);
  const body = parsePart('body', endpoint.body, plainBody(input.body));
  const errors = [...query.errors, ...body.errors];
  if (errors.length > 0) throw invalid(...errors);
  return { query: query.value, body: body.value };
}

/** A form whose call takes JSON counts as the object of its fields. */
function plainBody(body: unknown): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : body;
}

function parsePart(part: Part, schema: z.ZodType | undefined, given: unknown = {}) {
  replaceHalfPairs(given);
  const nul = pathsWithNul(given, '').map((path) => controlCharacter(path || part));
  if (nul.length > 0 || !schema) return { value: {}, errors: nul };
  const parsed = schema.safeParse(given, { error: errorMessages });
  if (parsed.success) return { value: parsed.data, errors: [] };
  return { value: {}, errors: firstPerField(part, parsed.error.issues) };
}

function controlCharacter(param: string): FieldError {
  return { param, msg: 'Leave out control characters' };
}

function firstPerField(part: Part, issues: z.core.$ZodIssue[]): FieldError[] {
  const byParam = new Map<string, string>();
  for (const issue of issues) {
    for (const param of paramsOf(issue, part)) {
      if (!byParam.has(param)) byParam.set(param, issue.message);
    }
  }
  return [...byParam].map(([param, msg]) => ({ param, msg }));
}

/** `address.city`; the name of the whole part where the issue is with all of it. */
function paramsOf(issue: z.core.$ZodIssue, part: Part): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const path = issue.path.map(String);
  if (keys.length > 0) return keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || part];
}
