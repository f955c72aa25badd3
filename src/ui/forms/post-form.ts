import { data, redirect } from 'react-router';
import type { FieldError } from '#contract/problems.ts';

/** A form that is shown again: what was typed, and what was wrong with it. */
export interface Returned {
  typed: Record<string, string>;
  problems: Partial<Record<string, string>>;
  /** 429 or 503 where nothing was wrong with the form itself. */
  failure?: Failure;
}

export type Failure = 429 | 503;

interface Posting {
  send: (typed: Record<string, string>) => Promise<unknown>;
  /** Where the thank-you is, without a language. */
  thanks: string;
}

/**
 * Answers a form that the browser posted by itself: sends it on, then leads to the thank-you, so
 * that a reload posts nothing twice. What was refused comes back as it was typed.
 */
export async function postForm(request: Request, { send, thanks }: Posting) {
  const typed = await typedIn(request);
  if (!typed) return data<Returned>({ typed: {}, problems: {} }, { status: 400 });
  try {
    await send(typed);
  } catch (failure) {
    return refused(failure, typed);
  }
  return redirect(thanks, 303);
}

async function refused(failure: unknown, typed: Returned['typed']) {
  if (!(failure instanceof Response)) throw failure;
  const { status } = failure;
  if (status === 422)
    return data<Returned>({ typed, problems: await problemsOf(failure) }, { status });
  if (status === 429 || status === 503)
    return data<Returned>({ typed, problems: {}, failure: status }, { status });
  throw failure;
}

async function problemsOf(answer: Response): Promise<Returned['problems']> {
  const { errors = [] }: { errors?: FieldError[] } = await answer.json();
  return Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));
}

/** The texts of the form; undefined for a body that is none. */
async function typedIn(request: Request): Promise<Returned['typed'] | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && textsOf(form);
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
