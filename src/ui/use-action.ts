import { useState } from 'react';
import { failureMessage } from './forms/failure-message.ts';
import { showToast } from './toast/show-toast.ts';
import { useTranslation } from './translation.tsx';
import type { Answer } from './use-submission.ts';

/** Runs the call of a button outside a form: one at a time, with a toast when it fails. */
export function useAction() {
  const { t } = useTranslation();
  const region = t('frame.messages');
  const [busy, setBusy] = useState(false);

  async function run<Reply extends Answer>(
    send: () => Promise<Reply>,
    done: (answer: Exclude<Reply, { success: false }>) => void,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await send();
      if (answer.success) done(answer as Exclude<Reply, { success: false }>);
      else await showToast({ kind: 'error', text: failureOf(answer), region });
    } catch (error) {
      const text = failureMessage(error, t, 'profile.noAnswer');
      await showToast({ kind: 'error', text, region });
    } finally {
      setBusy(false);
    }
  }

  const say = (text: string) => void showToast({ kind: 'success', text, region });
  return { busy, run, say };
}

const failureOf = ({ errors, message = '' }: Answer) => errors?.[0]?.msg ?? message;
