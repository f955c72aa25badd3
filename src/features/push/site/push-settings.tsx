import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  pushState,
  putOffPushCard,
  refreshPush,
  turnOffPush,
  turnOnPush,
  watchPush,
} from '#client/push.ts';
import { topicNames } from '#contract/topics.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/check-field.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import './push-settings.css';

type Said = 'saved' | 'stopped' | 'failed';

/** Whether this device gets push messages, and what about: to choose, to switch on and to switch off. */
export function PushSettings() {
  const { t } = useTranslation();
  const state = useDeviceState();
  const [topics, setTopics] = useState<readonly string[]>(topicNames);
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const look = async () => setTopics((await refreshPush()) ?? topicNames);
    if (pushState() === 'on') look().catch(console.error);
    return watchPush((chosen) => chosen && setTopics(chosen));
  }, []);
  const run = async (work: () => Promise<Said>) => {
    setBusy(true);
    setSaid(await work().catch(failed));
    setBusy(false);
  };
  const choose = (topic: string, isWanted: boolean) => {
    const chosen = topicNames.filter((each) => (each === topic ? isWanted : topics.includes(each)));
    setTopics(chosen);
    if (state === 'on')
      void run(async () => {
        if (chosen.length === 0) return turnOff();
        if (await refreshPush(chosen)) return 'saved';
        return pushState() === 'on' ? 'failed' : 'stopped';
      });
  };
  return (
    <div className="push-settings">
      <p className="without-scripts">{t('push.needsScripts')}</p>
      {state === undefined && <SkeletonText lines={2} />}
      {(state === 'on' || state === 'off') && (
        <>
          <p>{t(state === 'on' ? 'push.isOn' : 'push.isOff')}</p>
          <Topics topics={topics} busy={busy} choose={choose} />
          <p>
            {state === 'off' ? (
              <Button
                type="button"
                busy={busy}
                disabled={topics.length === 0}
                onClick={() => void run(() => turnOn(topics))}
              >
                {t(busy ? 'push.turningOn' : 'push.turnOn')}
              </Button>
            ) : (
              <Button type="button" kind="line" busy={busy} onClick={() => void run(turnOff)}>
                {t('push.turnOff')}
              </Button>
            )}
          </p>
        </>
      )}
      <Told state={state} said={said} />
    </div>
  );
}

/** The state of this device, or that the campaign offers no messages to one that gets none. */
type DeviceState = ReturnType<typeof pushState> | 'notOffered' | undefined;

function useDeviceState(): DeviceState {
  const isOffered = !useRootData().campaign.switchedOff?.includes('push');
  const state = useSyncExternalStore(watchPush, pushState, notYet);
  return state === 'off' && !isOffered ? 'notOffered' : state;
}

/** The browser alone knows. */
const notYet = () => undefined;

const stuck = ['denied', 'missing', 'install', 'notOffered'] as const;

/** The outcome of a press; where nothing is left to choose, the reason, with the focus of the button that is gone. */
function Told({ state, said }: { state: DeviceState; said: Said | undefined }) {
  const { t } = useTranslation();
  const place = useRef<HTMLParagraphElement>(null);
  const reason = stuck.find((each) => each === state);
  useEffect(() => {
    if (said && reason) place.current?.focus();
  }, [said, reason]);
  const text = reason === 'notOffered' ? 'isOff' : (reason ?? said);
  return (
    <p role="status" ref={place} tabIndex={-1}>
      {text && t(`push.${text}`)}
    </p>
  );
}

interface TopicsProps {
  topics: readonly string[];
  busy: boolean;
  choose: (topic: string, isWanted: boolean) => void;
}

function Topics({ topics, busy, choose }: TopicsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="push-topics" disabled={busy}>
      <legend>{t('push.about')}</legend>
      {topicNames.map((topic) => (
        <CheckField
          key={topic}
          label={t(`push.${topic}`)}
          checked={topics.includes(topic)}
          onChange={({ currentTarget }) => choose(topic, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

async function turnOn(topics: readonly string[]): Promise<Said> {
  return (await turnOnPush(topics)) ? 'saved' : 'failed';
}

async function turnOff(): Promise<Said> {
  await turnOffPush();
  putOffPushCard();
  return 'stopped';
}

function failed(error: unknown): Said {
  console.error(error);
  return 'failed';
}
