import { CallFailed } from '#contract/failure.ts';
import { useToast } from '#ui/console/use-toast.ts';

/** The outcome of an act: one that was refused is so because of fields, which say why. */
export type Outcome = 'done' | 'refused' | 'failed';

/** Makes the function that runs an act of a broadcast: its success is a toast, its failure also goes to the form. */
export function useRun(onFailure: (error: Error | null) => void) {
  const toast = useToast();
  return async (act: () => Promise<{ message?: string | undefined }>): Promise<Outcome> => {
    onFailure(null);
    try {
      const { message } = await act();
      if (message) toast.success(message);
      return 'done';
    } catch (error) {
      onFailure(error as Error);
      toast.formError(error);
      return error instanceof CallFailed && error.failure.errors?.length ? 'refused' : 'failed';
    }
  };
}
