import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { readablePairs } from './readable.ts';
import { refusedFields } from './refused-fields.ts';
import { sections } from './sections.ts';
import type { SettingsSection } from './sections.ts';
import type { Settings } from './use-settings.ts';

interface SendButtonsProps {
  section: SettingsSection;
  settings: Settings;
}

/** Publishes for those who may where one is enough; otherwise sends to somebody else. */
export function SendButtons({ section, settings }: SendButtonsProps) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const showRefused = useShowRefused(section);
  const [isBusy, setBusy] = useState(false);
  const isAlone = may('settings:publish') && !settings.needsReview;
  const hue = Number(settings.valueOf('facts', 'hue') ?? 0);
  const { all, pass } = readablePairs(hue);
  const isStopped = pass < all;
  const wait = (act: Promise<unknown>) => {
    setBusy(true);
    void act.catch(showRefused).finally(() => setBusy(false));
  };
  const sent = isAlone
    ? say('It is public.', 'यह प्रकाशित हो गया\u202f।')
    : say('It is with those who approve.', 'यह मंज़ूरी के लिए भेजा गया\u202f।');
  const send = () =>
    wait(
      (isAlone ? settings.publish() : settings.submit()).then(
        (isSent) => isSent && toast.success(sent),
      ),
    );
  const mayWrite = settings.hasChanges && !isBusy && may('settings:write');
  const canSend = mayWrite && !isStopped;
  useShortcut('Ctrl Enter', ['Send the settings', 'सेटिंग भेजें'], send, canSend);
  return (
    <>
      <ActionButton kind="line" disabled={!mayWrite} onClick={() => wait(settings.leave())}>
        {say('Leave as it was', 'जैसा था वैसा रखें')}
      </ActionButton>
      <ActionButton busy={isBusy} disabled={!canSend} keys="Ctrl Enter" onClick={send}>
        {isAlone ? say('Publish', 'प्रकाशित करें') : say('Send to review', 'जाँच के लिए भेजें')}
      </ActionButton>
    </>
  );
}

/** Shows what was refused: by its field, in whichever section that is, or else as a message. */
function useShowRefused(section: SettingsSection) {
  const toast = useToast();
  const go = useNavigate();
  const has = ({ facts, words }: SettingsSection, field: string) =>
    facts.includes(field) || words.includes(field);
  return (error: unknown) => {
    const names = refusedFields(error).map(({ field }) => field);
    if (names.some((name) => has(section, name))) return;
    const other = sections.find((each) => names.some((name) => has(each, name)));
    if (other) void go(`/settings/${other.slug}`);
    else toast.error(error);
  };
}
