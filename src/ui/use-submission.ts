import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldError } from '#contract/problems.ts';
import { fetchToaster, showToast } from './toast/show-toast.ts';
import type { ToastKind } from './toast/toast-rules.ts';
import { useEarlyFocus } from './use-early-focus.ts';

/** The body of an answer, as every call gives it. */
export interface Answer {
  success: boolean;
  message?: string | undefined;
  errors?: FieldError[] | undefined;
}

export type FieldErrors = Partial<Record<string, string>>;

interface Submission {
  /** Checks what was typed before anything is sent; field names to sentences. */
  check: (typed: Record<string, string>) => FieldErrors;
  send: (typed: Record<string, string>) => Promise<Answer>;
  /** Fetches the code that sending needs. */
  prepare: () => Promise<unknown>;
  /** What screen readers call the place where messages appear. */
  region: string;
  /** What the server found wrong when it showed the form again. */
  initial?: FieldErrors;
  onSuccess?: () => void;
}

// spec: validation:field-errors
// spec: error:email-inline
// spec: error:toast
// spec: error:success
// spec: error:exception
/**
 * What a form does when React has it: inline errors, one toast, the fields cleared only on success.
 * The texts and the order of events are those of spec.md §5 and §8.
 */
export function useSubmission({
  check,
  send,
  prepare,
  region,
  initial = {},
  onSuccess,
}: Submission) {
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
      receive(form, await send(typed));
    } catch (error) {
      say(
        'error',
        `Error submitting form: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function receive(form: HTMLFormElement, { success, message = '', errors: list }: Answer) {
    if (success) {
      form.reset();
      say('success', message);
      onSuccess?.();
    } else if (list?.length) {
      showErrors(form, Object.fromEntries(list.map(({ param, msg }) => [param, msg])));
    } else {
      say('error', message);
    }
  }

  /** Shows the errors and puts the cursor into the first field that has one. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const first = [...form.elements].find(
      (element) => 'name' in element && found[String(element.name)],
    );
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length > 0;
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  /** Whoever is in the form may have lost the network when they send it; what fails here is tried again then. */
  const onFocus = () => void Promise.allSettled([prepare(), fetchToaster()]);

  const ref = useEarlyFocus(onFocus);
  return { errors, busy, handlers: { ref, onSubmit, onFocus } };
}

/** The form's text fields, trimmed. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
  );
  return Object.fromEntries(entries);
}
