import type { FastifyReply, FastifyRequest } from 'fastify';
import { sqlStateOf } from '#db/sql-state.ts';
import { splitUrl } from './query.ts';

/** The stream to which log lines are written. */
export interface LogStream {
  write(line: string): void;
}

/** The logged parts of requests and errors: none that could hold a code, a token or a person. */
export const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathIn(url) }),
  err: describeError,
};

/** One line per request that reached the router. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url } = request;
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  request.log.info({ method, path: pathIn(url), status: reply.statusCode, ms });
}

/** The name of a photo is enough to see it, so it is logged as little as a query is. */
function pathIn(url: string): string {
  return splitUrl(url).path.replace(/^(\/user-photos\/).+/s, '$1…');
}

// An alias, because the logger wants a type that can be indexed.
type ErrorLine = { type: string; message: string; stack: string; code?: string };

function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error', stack: '' };
  const code = sqlStateOf(error) ?? codeOf(error);
  // A failed query repeats its parameters in the message, which is also the head of the stack.
  const isQuery = 'query' in error || sqlStateOf(error) !== undefined;
  const message = isQuery ? 'A query failed' : error.message;
  return { type: error.name, message, stack: framesOf(error), ...(code && { code }) };
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
