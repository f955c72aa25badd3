import { data, redirect } from 'react-router';
import type { FieldError } from '#contract/problems.ts';

/** A form that is shown again: what was typed, and what was wrong with it. */
export interface PostedForm {
  typed: Record<string, string>;
  problems: Partial<Record<string, string>>;
  /** 429 or 503 where nothing was wrong with the form itself. */
  failure?: Failure;
  /** What the server said where no field is at fault: wrong details, something done already, or how long to wait. */
  message?: string;
}

export type Failure = 429 | 503;

interface Posting<Reply, Next> {
  send: (typed: Record<string, string>) => Promise<Reply>;
  /** Where the thank-you is, without a language; or what the page shows next. */
  thanks: string | ((reply: Reply, typed: Record<string, string>) => Next);
}

/** The failures of somebody's own making, beside fields that are wrong. */
const refusals = [400, 403, 404, 409];

/**
 * Answers a form that the browser posted by itself: sends it on, then leads to the thank-you, so
 * that a reload posts nothing twice. What was refused comes back as it was typed.
 */
export async function postForm<Reply, Next = never>(
  request: Request,
  { send, thanks }: Posting<Reply, Next>,
) {
  const typed = await typedIn(request);
  if (!typed) return data<PostedForm>({ typed: {}, problems: {} }, { status: 400 });
  let reply: Reply;
  try {
    reply = await send(typed);
  } catch (failure) {
    return refused(failure, withoutSecrets(typed));
  }
  return typeof thanks === 'string' ? redirect(thanks, 303) : thanks(reply, typed);
}

/** A password is never sent back, not even to whoever typed it. */
function withoutSecrets(typed: PostedForm['typed']): PostedForm['typed'] {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)));
}

async function refused(failure: unknown, typed: PostedForm['typed']) {
  if (!(failure instanceof Response)) throw failure;
  const { status } = failure;
  if (status === 422)
    return data<PostedForm>({ typed, problems: await problemsOf(failure) }, { status });
  if (status === 429 || status === 503)
    return data<PostedForm>(
      { typed, problems: {}, failure: status, message: await messageOf(failure) },
      { status },
    );
  if (refusals.includes(status)) return data({ typed, ...(await faultOf(failure)) }, { status });
  throw failure;
}

/** Either the fields are at fault, each with its sentence, or what was sent as a whole. */
async function faultOf(answer: Response): Promise<Pick<PostedForm, 'problems' | 'message'>> {
  const problems = await problemsOf(answer.clone());
  return Object.keys(problems).length > 0
    ? { problems }
    : { problems, message: await messageOf(answer) };
}

async function messageOf(answer: Response): Promise<string> {
  const { message = '' }: { message?: string } = await answer.json();
  return message;
}

async function problemsOf(answer: Response): Promise<PostedForm['problems']> {
  const { errors = [] }: { errors?: FieldError[] } = await answer.json();
  return Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));
}

/** The texts of the form; undefined for a body that is none. */
async function typedIn(request: Request): Promise<PostedForm['typed'] | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && textsOf(form);
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
