import { useToast } from '#ui/console/use-toast.ts';

/** Makes the function that runs an act of a broadcast: its success is a toast, its failure also goes to the form. */
export function useRun(onFailure: (error: Error | null) => void) {
  const toast = useToast();
  return async (act: () => Promise<{ message?: string | undefined }>): Promise<void> => {
    onFailure(null);
    try {
      const { message } = await act();
      if (message) toast.success(message);
    } catch (error) {
      onFailure(error as Error);
      toast.formError(error);
    }
  };
}
