import type { Discarded } from '#contract/broadcasts.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';

interface GoneBroadcastProps {
  /** The agent who threw it away, and when; undefined while that is on the way. */
  discarded: Discarded | undefined;
  /** Makes a new draft of the words that are left, and gives its address; without it, none are left. */
  makeAnew?: (() => Promise<string>) | undefined;
  busy: boolean;
}

/** Tells that somebody threw a broadcast away; the words that somebody else typed into it may become a new one. */
export function GoneBroadcast({ discarded, makeAnew, busy }: GoneBroadcastProps) {
  const say = useSay();
  const goOn = useGoOn();
  const toast = useToast();
  const run = async (make: () => Promise<string>) => {
    try {
      await goOn(await make(), { replace: true });
    } catch (error) {
      toast.error(error);
    }
  };
  const button = makeAnew && (
    <ActionButton busy={busy} onClick={() => void run(makeAnew)}>
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

function Who({ discarded }: Pick<GoneBroadcastProps, 'discarded'>) {
  const say = useSay();
  const language = useConsoleLanguage();
  if (!discarded) return say('Somebody threw it away.', 'किसी ने इसे हटा दिया\u202f।');
  const when = dayAndHour(discarded.at, language);
  const name = discarded.by.name ?? say('Somebody', 'किसी');
  return say(`${name} threw it away: ${when}.`, `${name} ने इसे हटाया: ${when}\u202f।`);
}
