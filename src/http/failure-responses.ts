import type { Operation } from '#contract/describe-calls.ts';
import { problems } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';

/** The OpenAPI responses for the problems of a call, by status. */
export function failureResponses(codes: readonly ProblemCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, describe(same)]));
}

function describe(codes: readonly ProblemCode[]) {
  const description = codes.map((code) => problems[code].message).join(' Or: ');
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema } } };
}
