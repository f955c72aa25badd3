import { useState } from 'react';
import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { SendRegistration } from './send-registration.ts';
import { useTimeUntil } from './use-time-until.ts';

/** The server sends as many mails about registrations to one address in an hour. */
const MAX_TIMES = 3;
const PAUSE_MS = 60_000;

/** The address of the last mail, and a function that sends it once more. */
export function useMailAgain(
  address: string,
  sendTo: (email: string) => ReturnType<SendRegistration>,
) {
  const { t } = useTranslation();
  const region = t('frame.messages');
  const [mail, setMail] = useState(() => ({ to: address, times: 1, at: Date.now() }));
  const note = (to: string) =>
    setMail({ to, times: to === mail.to ? mail.times + 1 : 1, at: Date.now() });
  const sendAgain = async () => {
    const { success, message = '' } = await sendTo(mail.to);
    if (success) note(mail.to);
    await showToast({ kind: success ? 'success' : 'error', text: message, region });
  };
  const sayWhy = ({ message }: Error) =>
    showToast({ kind: 'error', text: t('join.submitError', { message }), region });
  return {
    to: mail.to,
    isOften: mail.times >= MAX_TIMES,
    /** Until it may be sent again, as `0:59`. */
    left: useTimeUntil(mail.at + PAUSE_MS),
    /** Remembers that a mail went to an address. */
    note,
    sendAgain: () => void sendAgain().catch(sayWhy),
  };
}
