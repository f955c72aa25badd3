import type { Call } from '#contract/call.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { postForm } from '#ui/forms/post-form.ts';
import type { Returned } from '#ui/forms/post-form.ts';
import { forgotPassword, logIn, register, sendCode, verifyCode } from '../contract.ts';
import { accountOf } from './account-of.ts';
import { endOf } from './registration.ts';

/** What a page shows after a form that the browser posted by itself. */
export interface Posted extends Partial<Returned> {
  /** The step that comes next. */
  next?: string;
  /** Logs whoever it is in. */
  token?: string | undefined;
  /** Proof of a number that is new here. */
  verification?: string | undefined;
  resendAfter?: number;
  /** What the call said where it may be that no code comes. */
  warning?: string | undefined;
}

type Step = (request: Request, call: Call) => Promise<unknown>;

/** The steps of logging in and registering, as the browser posts them without scripts. */
const steps: Record<string, Step> = {
  number: (request, call) =>
    postForm(request, {
      send: ({ mobile_number = '' }) => call(sendCode, { body: { mobile_number } }),
      thanks: ({ message, data: { resendAfter, isScarce } }, typed): Posted => ({
        ...{ next: 'code', typed, resendAfter },
        warning: isScarce ? message : undefined,
      }),
    }),
  code: (request, call) =>
    postForm(request, {
      send: ({ mobile_number = '', otp = '' }) =>
        call(verifyCode, { body: { mobile_number, otp } }),
      thanks: ({ data: { token, verification } }, typed): Posted =>
        token ? { next: 'in', token } : { next: 'form', typed, verification },
    }),
  password: (request, call) =>
    postForm(request, {
      send: ({ account, password = '' }) =>
        call(logIn, { body: { ...accountOf(account), password } }),
      thanks: ({ token }): Posted => ({ next: 'in', token }),
    }),
  forgot: (request, call) =>
    postForm(request, {
      send: ({ email = '' }) => call(forgotPassword, { body: { email } }),
      thanks: (): Posted => ({ next: 'forgotten' }),
    }),
  email: (request) =>
    postForm(request, {
      send: async () => undefined,
      thanks: (_, typed): Posted => ({ next: 'form', typed }),
    }),
  register: (request, call) =>
    postForm(request, {
      send: ({ step: _, ...fields }) => call(register, { body: fields as unknown as Registration }),
      thanks: ({ token }, { dateOfBirth = '' }): Posted => ({
        next: endOf(token, { dateOfBirth }),
        token,
      }),
    }),
};

/** The fields are checked by the call itself. */
type Registration = NonNullable<CallInput<typeof register>['body']>;

/** Answers the step that the form names. One that is none begins anew. */
export async function postStep(request: Request, call: Call) {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const name = String(form.get('step'));
  const step = Object.hasOwn(steps, name) ? steps[name] : steps['number'];
  return step?.(request, call);
}
