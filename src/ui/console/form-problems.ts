import { CallFailed } from '#contract/failure.ts';
import { useSay } from './say.tsx';

export interface FormProblems {
  /** By the name of the field. */
  fields: Partial<Record<string, string>>;
  /** For the whole form, where no field of it is at fault. */
  message?: string;
}

/** Turns a failed call into what a form says; a problem of a field that it lacks is said above it. */
export function useFormProblems(error: Error | null, names: readonly string[]): FormProblems {
  const say = useSay();
  if (!error) return { fields: {} };
  if (!(error instanceof CallFailed))
    return {
      fields: {},
      message: say(
        'We could not reach the server. What you typed is still here.',
        'सर्वर तक नहीं पहुँच पाए\u202f। आपने जो लिखा, वह यहीं है\u202f।',
      ),
    };
  const { errors = [], message } = error.failure;
  const fields = Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));
  return errors.some(({ param }) => names.includes(param)) ? { fields } : { fields, message };
}
