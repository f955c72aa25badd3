import { data, redirect } from 'react-router';
import type { FieldError } from '#contract/problems.ts';

/** A form that the server shows again: the typed values, and the errors. */
export interface PostedForm {
  typed: Record<string, string>;
  problems: Partial<Record<string, string>>;
  /** 429 or 503 where the form itself is correct. */
  failure?: Failure;
  /**
   * The server's sentence where no field is at fault: wrong credentials, something done already, or
   * how long to wait.
   */
  message?: string;
}

export type Failure = 429 | 503;

interface Posting<Reply, Next> {
  send: (typed: Record<string, string>) => Promise<Reply>;
  /** The path of the thank-you page, without a language; or the data that the page shows next. */
  thanks: string | ((reply: Reply, typed: Record<string, string>) => Next);
}

/** Statuses of refusals that the visitor can do something about, besides invalid fields. */
const refusals = [400, 403, 404, 409];

/**
 * Handles a form that the browser submits natively: sends it on, then redirects to the thank-you,
 * so that a reload submits nothing twice. A refused form comes back with its values.
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

/** Shows a form once more, with what was typed: no script took it over, and without scripts it does nothing. */
export async function showAgain({ request }: { request: Request }): Promise<PostedForm> {
  return { typed: withoutSecrets((await typedIn(request)) ?? {}), problems: {} };
}

/** A password is never sent back. */
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

/** The refusal as errors of single fields, or else as one message. */
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

/** The text fields of the form; undefined for a body that is not a form. */
async function typedIn(request: Request): Promise<PostedForm['typed'] | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && textsOf(form);
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
