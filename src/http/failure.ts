import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAULT_NUMBER } from '#contract/failure.ts';
import { Problem } from '#contract/problems.ts';
import { MAX_DRAINED_BYTES } from './client-error.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { problemInWords } from './problem-in-words.ts';
import { toProblem } from './to-problem.ts';

/** Sends a failure: JSON below `/api`, a plain sentence elsewhere. Our own faults are logged. */
export function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = toProblem(error) ?? new Problem('broken');
  if (isOurFault(found, error)) {
    request.log.error({ err: error }, 'Fault');
    // The line in the log has the same number, for whoever is asked about it.
    void reply.header(FAULT_NUMBER, request.id);
  }
  const { problem, language } = problemInWords(found, request.headers['accept-language']);
  void reply.code(problem.status).headers({
    'cache-control': cacheControl.never,
    'content-language': language,
    vary: 'accept-language, accept-encoding',
  });
  if (isSoonOver(request)) void reply.removeHeader('connection');
  if (problem.retryAfter) void reply.header('retry-after', String(problem.retryAfter));
  if (isCall(request.url)) return reply.type('application/json').send(problem.toBody());
  return reply.type('text/plain').send(`${problem.message}\n`);
}

/** Whether the rest of a body is short enough to be waited for, within the time that its call has. */
function isSoonOver({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Infinity) <= MAX_DRAINED_BYTES;
}

/** Whether an error is a fault of ours: no problem that a call declared, but one made of something unforeseen. */
function isOurFault(problem: Problem, error: unknown): boolean {
  return problem.status >= 500 && problem !== error;
}

/** Whether an address belongs to the calls. */
export function isCall(url: string): boolean {
  return /^\/api(?=[/?]|$)/.test(url);
}
