import { redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Problem } from '#contract/problems.ts';
import { translateMessage } from '#contract/translate-message.ts';
import type { Caller } from '#http/caller.ts';
import { toProblem } from '#http/to-problem.ts';

/** The calls of one page, and the time after which a refused page can be tried again. */
interface PageCalls {
  call: Call;
  /** Seconds until the page is worth another try; undefined where no call said so. */
  retryAfter(): number | undefined;
}

/**
 * The router knows Responses, so a failure becomes one: its status and the body of the wire. `path`
 * is the page's, without a language: where it names a document by a slug of before, it has moved for good.
 */
export function createPageCalls(call: Call, { language, log }: Caller, path: string): PageCalls {
  let refusal: Problem | undefined;

  const refuse = (error: unknown): never => {
    const problem = toProblem(error);
    if (!problem) throw error;
    // Once for each page: what stops one call stops the ten others.
    if (problem.status >= 500 && problem !== error && !refusal) log.error({ err: error }, 'Fault');
    refusal = problem;
    const inWords = problem.inWordsOf((sentence) => translateMessage(language, sentence));
    // The challenge of a proof is for one caller; a page has no use for it.
    const { proof: _, ...body } = inWords.toBody();
    throw Response.json(body, { status: problem.status });
  };

  return {
    async call(endpoint, input) {
      const reply = await call(endpoint, input).catch(refuse);
      const moved = movedPath(path, slugIn(input, 'query'), slugIn(reply, 'data'));
      if (moved) throw redirect(moved, 308);
      return reply;
    },
    retryAfter: () => refusal?.retryAfter,
  };
}

/** The slug that a call asked for, or that its reply has. */
function slugIn(from: unknown, key: 'query' | 'data'): string | undefined {
  const { slug } = Object(Object(from)[key]) as { slug?: unknown };
  return typeof slug === 'string' ? slug : undefined;
}

/** The current address of a page that was requested by a document's former slug. */
function movedPath(path: string, asked?: string, found?: string): string | undefined {
  if (!asked || !found || asked === found) return undefined;
  const parts = path.replace(/\.data$/, '').split(/(?=[/.])/);
  if (!parts.includes(`/${asked}`)) return undefined;
  return parts.map((part) => (part === `/${asked}` ? `/${found}` : part)).join('');
}
