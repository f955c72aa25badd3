import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import type { ConsoleIconName } from '#ui/console/icon-paths.ts';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { useEditing, useSaveState } from './editing-context.ts';
import type { SaveState } from './saving/save-state.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `10:41:58` in Indian time. */
export const clock = (at: number): string => time.format(at);

/** A sentence, with a time, that tells where the words are that were typed last. */
export function SaveSentence({ openConflict }: { openConflict: (() => void) | undefined }) {
  const { saving } = useEditing();
  const say = useSay();
  const state = useSaveState(saving);
  const told = sentenceOf(state, say);
  return (
    <div className={`save-sentence save-${state.kind}`} data-state={state.kind}>
      {told && (
        <span role="status">
          <ConsoleIcon name={told.icon} /> <span>{told.text}</span>
        </span>
      )}
      {state.kind === 'conflict' && openConflict && (
        <ActionButton kind="line" onClick={openConflict}>
          {say('Choose', 'चुनें')}
        </ActionButton>
      )}
    </div>
  );
}

function sentenceOf(
  state: SaveState,
  say: Say,
): { icon: ConsoleIconName; text: string } | undefined {
  switch (state.kind) {
    case 'untouched':
    case 'typing':
      return undefined;
    case 'on-device':
      return {
        icon: 'check',
        text: say(
          `Kept on this device ${clock(state.at)}`,
          `इस डिवाइस पर रखा गया ${clock(state.at)}`,
        ),
      };
    case 'saving':
      return { icon: 'upload', text: say('Saving', 'सहेजा जा रहा है') };
    case 'saved':
      return {
        icon: 'check',
        text: say(
          `Saved ${clock(state.at)}, on this device and on the server`,
          `${clock(state.at)} पर सहेजा गया, इस डिवाइस और सर्वर पर`,
        ),
      };
    case 'offline':
      return {
        icon: 'offline',
        text: say(
          `No network since ${clock(state.since).slice(0, 5)}. Write on: ${state.changes === 1 ? '1 change is' : `${state.changes} changes are`} kept on this device`,
          `${clock(state.since).slice(0, 5)} से नेटवर्क नहीं\u202f। लिखते रहें: ${state.changes === 1 ? '1 बदलाव इस डिवाइस पर रखा है' : `${state.changes} बदलाव इस डिवाइस पर रखे हैं`}`,
        ),
      };
    case 'conflict':
      return {
        icon: 'warning',
        text: say(
          'Your text is kept on this device. It is not on the server yet',
          'आपका लेख इस डिवाइस पर रखा है\u202f। अभी सर्वर पर नहीं है',
        ),
      };
    case 'refused':
      return {
        icon: 'warning',
        text: say(
          `Kept on this device, but not saved: ${state.message}`,
          `इस डिवाइस पर रखा है, पर सहेजा नहीं गया: ${state.message}`,
        ),
      };
    case 'expired':
      return {
        icon: 'lock',
        text: say('Session expired. Your text is kept', 'सत्र समाप्त\u202f। आपका लेख सुरक्षित है'),
      };
    default:
      return state satisfies never;
  }
}
