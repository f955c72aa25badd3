import { useState } from 'react';
import type { Discarded } from '#contract/broadcasts.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { useMakeOnce } from './use-make-once.ts';

interface GoneBroadcastProps<Words extends object> {
  section: 'push' | 'newsletter';
  id: string;
  /** The agent who threw it away, and when; undefined while that is on the way. */
  discarded: Discarded | undefined;
  /** The words that are left on this device, if any. */
  words: Words | undefined;
  save: (words: Words & { key: string }) => Promise<{ data: { id: string } }>;
}

/** Tells that somebody threw a broadcast away; the words that somebody else typed into it may become a new one. */
export function GoneBroadcast<Words extends object>(props: GoneBroadcastProps<Words>) {
  const { section, discarded, words } = props;
  const say = useSay();
  const may = usePermission();
  const { isBusy, makeAnew } = useMakeAnew(props);
  const button = words && may(`${section}:write`) && (
    <ActionButton busy={isBusy} onClick={() => void makeAnew(words)}>
      {say('Make a new draft of my words', 'मेरे शब्दों से नया मसौदा बनाएँ')}
    </ActionButton>
  );
  return (
    <ScreenState
      icon="empty"
      title={say('It is not here', 'यह यहाँ नहीं है')}
      {...(button && { action: button })}
    >
      <Who discarded={discarded} />
      {button && (
        <> {say('Your words are still on this device.', 'आपके शब्द इस डिवाइस पर अब भी हैं\u202f।')}</>
      )}
    </ScreenState>
  );
}

/** Makes a new draft of words, and goes on to it. */
function useMakeAnew<Words extends object>({ section, id, save }: GoneBroadcastProps<Words>) {
  const goOn = useGoOn();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const makeOnce = useMakeOnce(`${section} ${id} anew`, save);
  const makeAnew = async (words: Words) => {
    setBusy(true);
    try {
      const { data } = await makeOnce(words);
      await goOn(`/${section}/${data.id}`, { replace: true });
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, makeAnew };
}

function Who({ discarded }: { discarded: Discarded | undefined }) {
  const say = useSay();
  const language = useConsoleLanguage();
  if (!discarded) return say('Somebody threw it away.', 'किसी ने इसे हटा दिया\u202f।');
  const when = dayAndHour(discarded.at, language);
  const name = discarded.by.name ?? say('Somebody', 'किसी');
  return say(`${name} threw it away: ${when}.`, `${name} ने इसे हटाया: ${when}\u202f।`);
}
