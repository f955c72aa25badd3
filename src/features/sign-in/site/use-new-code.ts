import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import { sendCodeTo } from './sent-code.ts';
import type { SentCode } from './sent-code.ts';
import { useTimeUntil } from './use-time-until.ts';

export interface NewCode {
  /** Minutes and seconds until another code may be asked for; none once it may. */
  left: string | undefined;
  sendAgain: () => void;
}

/** Sends another code, and tells when that is possible. */
export function useNewCode(sent: SentCode, onSentAgain: (sent: SentCode) => void): NewCode {
  const { t } = useTranslation();
  const region = t('frame.messages');
  const left = useTimeUntil(sent.resendAt);
  const say = (kind: 'success' | 'error', text: string) => showToast({ kind, text, region });
  const sendAgain = async () => {
    const answer = await sendCodeTo(sent.mobile_number);
    if (!answer.success) return say('error', answer.message);
    onSentAgain(answer.sent);
    return say('success', answer.message ?? t('signIn.codeSent'));
  };
  const sayWhy = ({ message }: Error) => say('error', t('join.submitError', { message }));
  return {
    left,
    sendAgain: () => void sendAgain().catch(sayWhy),
  };
}
