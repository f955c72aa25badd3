import { Problem, problems } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { StorageUnavailable } from '#gateways/storage/port.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const codeOfStatus = new Map<unknown, ProblemCode>([
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'tooLarge'],
  [415, 'unsupportedType'],
  [503, 'busy'],
]);

/**
 * The part of an error that the caller should see; undefined when it is a fault of ours. A caller who hangs
 * up gives the same ECONNRESET as a database that does, but Fastify has given it a status by then.
 */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return undefined;
  if (isForeignProblem(error)) return new Problem(error.code, error);
  const code = codeOfRequestError(error);
  if (code) return new Problem(code);
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailable)
    return new Problem('busy');
  return undefined;
}

/** The bundle that renders pages has a class `Problem` of its own. */
function isForeignProblem(error: Error): error is Problem {
  return error.name === 'Problem' && 'code' in error && Object.hasOwn(problems, String(error.code));
}

/** Fastify says with a status what is wrong with a request. */
function codeOfRequestError(error: Error): ProblemCode | undefined {
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  const { statusCode } = error;
  return codeOfStatus.get(statusCode) ?? (statusCode < 500 ? 'malformed' : undefined);
}
