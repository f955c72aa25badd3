import { Problem, problems } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { isDatabaseAway } from './database-away.ts';

const codeOfStatus = new Map<unknown, ProblemCode>([
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'tooLarge'],
  [415, 'unsupportedType'],
  [503, 'busy'],
]);

const RETRY_WHEN_BUSY_SECONDS = 5;

/** What of an error the caller should see; undefined when it is a fault of ours. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return undefined;
  if (isForeignProblem(error)) return new Problem(error.code, error);
  if (isDatabaseAway(error)) return new Problem('busy', { retryAfter: RETRY_WHEN_BUSY_SECONDS });
  const code = codeOfRequestError(error);
  return code && new Problem(code);
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
