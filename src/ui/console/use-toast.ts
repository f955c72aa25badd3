import { useCallback } from 'react';
import type { ConsoleText } from '#contract/console-text.ts';
import { CallFailed, isSessionOver } from '#contract/failure.ts';
import { showToast } from '../toast/show-toast.ts';
import { useSay } from './say.tsx';

/** The name of the region in which toasts stand. */
export const toastRegion: ConsoleText = ['Messages', 'संदेश'];

/** Shows what happened, for three seconds. */
export function useToast() {
  const say = useSay();
  const region = say(...toastRegion);
  const success = useCallback(
    (text: string) => void showToast({ kind: 'success', text, region }),
    [region],
  );
  const error = useCallback(
    (cause: unknown) => {
      if (isSessionOver(cause)) return;
      const text =
        cause instanceof CallFailed
          ? cause.failure.message
          : say(
              // The request may have arrived, and only its reply was lost.
              'We could not reach the server, so this may not be done. Look before you try again.',
              'सर्वर तक नहीं पहुँच पाए\u202f। शायद यह नहीं हुआ; दोबारा करने से पहले देख लें\u202f।',
            );
      void showToast({ kind: 'error', text, region });
    },
    [region, say],
  );
  /** For a form: an error that a field shows already is not shown twice. */
  const formError = useCallback(
    (cause: unknown) => {
      const isShown = cause instanceof CallFailed && (cause.failure.errors?.length ?? 0) > 0;
      if (!isShown) error(cause);
    },
    [error],
  );
  return { success, error, formError };
}
