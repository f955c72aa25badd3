import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldError } from '#contract/problems.ts';
import { failureMessage } from './forms/failure-message.ts';
import { siteAnswers } from './forms/site-answers.ts';
import { fetchToaster, showToast } from './toast/show-toast.ts';
import type { ToastKind } from './toast/toast-rules.ts';
import { useTranslation } from './translation.tsx';
import { useFocusBeforeHydration } from './use-focus-before-hydration.ts';

/** The body of a reply, as every call gives it. */
export interface Answer {
  success: boolean;
  message?: string | undefined;
  errors?: FieldError[] | undefined;
}

interface Refusal extends Answer {
  success: false;
}

/** The successful part of a reply. */
export type Success<Reply> = Exclude<Reply, { success: false }>;

export type FieldErrors = Partial<Record<string, string>>;

interface Submission<Reply extends Answer> {
  /** Checks the typed values before anything is sent; returns a sentence for each invalid field. */
  check: (typed: Record<string, string>) => FieldErrors;
  send: (typed: Record<string, string>) => Promise<Reply | Refusal>;
  /** Loads the code that submitting needs. */
  prepare: () => Promise<unknown>;
  /** The accessible name of the toast region. */
  region: string;
  /** The errors that the server found when it showed the form again. */
  initial?: FieldErrors;
  /** The next screen is answer enough: no toast, and the fields are not cleared. */
  quiet?: boolean;
  /** Receives the sentence of a failure that names no field, in place of the toast. */
  onRefused?: (message: string) => void;
  onSuccess?: (answer: Success<Reply>, typed: Record<string, string>) => void;
  /** The code was lost on the way, and the page offers another way than that the browser posts the form. */
  onLost?: () => void;
}

// spec: validation:field-errors
// spec: error:email-inline
// spec: error:toast
// spec: error:success
// spec: error:exception
/**
 * Submits a form with React: inline errors, one toast, the fields cleared only on success. The
 * texts and the order of events are those of spec.md §5 and §8.
 */
export function useSubmission<Reply extends Answer>(submission: Submission<Reply>) {
  const { check, send, prepare, region, initial = {}, quiet = false } = submission;
  const { t } = useTranslation();
  const [errors, setErrors] = useState(initial);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const say = (kind: ToastKind, text: string) => void showToast({ kind, text, region });

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const typed = typedIn(form);
    const missing = check(typed);
    if (showErrors(form, missing)) return;
    isSending.current = true;
    setBusy(true);
    try {
      receive(form, typed, await send(typed));
    } catch (error) {
      if ((await isLost(prepare)) && goOnWithout(form, submission.onLost)) return;
      const message = failureMessage(error, t, 'problem.noAnswer');
      say('error', t('join.submitError', { message }));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function receive(form: HTMLFormElement, typed: Record<string, string>, answer: Reply | Refusal) {
    const { success, message = '', errors: list = [] } = answer;
    if (success) return accept(form, typed, answer as Success<Reply>);
    const found = Object.fromEntries(list.map(({ param, msg }) => [param, msg]));
    showErrors(form, found);
    // An error of a field that this form lacks is shown like any other failure.
    const elsewhere = list.find(({ param }) => !form.elements.namedItem(param));
    if (elsewhere || list.length === 0) refuse(elsewhere?.msg ?? message);
  }

  function accept(form: HTMLFormElement, typed: Record<string, string>, answer: Success<Reply>) {
    setErrors({});
    if (!quiet) {
      form.reset();
      say('success', answer.message ?? '');
    }
    submission.onSuccess?.(answer, typed);
  }

  function refuse(sentence: string) {
    if (submission.onRefused) submission.onRefused(sentence);
    else say('error', sentence);
  }

  /** Shows the errors and focuses the first invalid field. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    focusFirst(form, found);
    return Object.keys(found).length > 0;
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  /**
   * The network may fail before the form is submitted; a failure here is ignored, because
   * submitting tries again.
   */
  const onFocus = () => void Promise.allSettled([prepare(), fetchToaster()]);

  const ref = useFocusBeforeHydration(onFocus);
  return { errors, busy, handlers: { ref, onSubmit, onFocus } };
}

/**
 * Tells whether the code was lost on the way, while the site can be reached. Most browsers ask no second time for a
 * script that did not come, so that trying again would never help.
 */
async function isLost(prepare: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false;
  return prepare().then(() => false, siteAnswers);
}

/** Goes on without the code, as the page says or by the browser's own post; false where there is neither way. */
function goOnWithout(form: HTMLFormElement, onLost: (() => void) | undefined): boolean {
  if (onLost) onLost();
  else if (form.method === 'post') form.submit();
  else return false;
  return true;
}

function focusFirst(form: HTMLFormElement, found: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => 'name' in element && found[String(element.name)],
  );
  if (first instanceof HTMLElement) first.focus();
}

/** The form's text fields, trimmed, but for passwords. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const isSecret = (name: string) => form.querySelector(`.secret-input[name="${name}"]`) !== null;
  const entries = [...new FormData(form)].map(([name, value]) => {
    if (typeof value !== 'string') return [name, ''] as const;
    return [name, isSecret(name) ? value : value.trim()] as const;
  });
  return Object.fromEntries(entries);
}
