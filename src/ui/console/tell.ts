import { useCallback } from 'react';
import { CallFailed } from '#contract/failure.ts';
import { showToast } from '../toast/show-toast.ts';
import { useSay } from './say.tsx';

/** Shows what happened, for three seconds. */
export function useTell() {
  const say = useSay();
  const region = say('Messages', 'संदेश');
  const done = useCallback(
    (text: string) => void showToast({ kind: 'success', text, region }),
    [region],
  );
  const failed = useCallback(
    (error: unknown) => {
      const text =
        error instanceof CallFailed
          ? error.failure.message
          : say(
              'We could not reach the server. Nothing was changed.',
              'सर्वर तक नहीं पहुँच पाए\u202f। कुछ नहीं बदला\u202f।',
            );
      void showToast({ kind: 'error', text, region });
    },
    [region, say],
  );
  /** Of a form: what a field shows already is not told twice. */
  const failedForm = useCallback(
    (error: unknown) => {
      const isShown = error instanceof CallFailed && (error.failure.errors?.length ?? 0) > 0;
      if (!isShown) failed(error);
    },
    [failed],
  );
  return { done, failed, failedForm };
}
