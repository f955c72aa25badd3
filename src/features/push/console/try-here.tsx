import { useState } from 'react';
import { borrowPushToken } from '#client/push.ts';
import { useCallMutation } from '#client/query.ts';
import type { Language } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { testPushNotice } from '../contract.ts';

interface TryHereProps {
  language: Language;
  kept: () => Promise<{ id: string }>;
}

/** Shows the message on this device alone, as it will come. */
export function TryHere({ language, kept }: TryHereProps) {
  const say = useSay();
  const toast = useToast();
  const test = useCallMutation(testPushNotice);
  const [isAsking, setAsking] = useState(false);
  const refused = say(
    'This browser gave no permission, or could not reach its message service.',
    'इस ब्राउज़र ने अनुमति नहीं दी, या अपनी संदेश सेवा तक नहीं पहुँच पाया\u202f।',
  );
  const tryIt = async () => {
    setAsking(true);
    try {
      const { id } = await kept();
      const token = await borrowPushToken().catch((error: unknown) => {
        console.error(error);
        throw new Error(refused);
      });
      const { message = '' } = await test.mutateAsync({ body: { id, token, language } });
      toast.success(message);
    } catch (error) {
      if (error instanceof Error && error.message === refused) toast.success(refused);
      else toast.error(error);
    } finally {
      setAsking(false);
    }
  };
  if (!('Notification' in window && 'PushManager' in window)) return null;
  return (
    <ActionButton kind="line" icon="eye" busy={isAsking} onClick={() => void tryIt()}>
      {say('Try on this device', 'इस डिवाइस पर आज़माएँ')}
    </ActionButton>
  );
}
