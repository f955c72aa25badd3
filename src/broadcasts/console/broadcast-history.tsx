import type { ReactNode } from 'react';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useConsoleLanguage, useSay, useSayText } from '#ui/console/say.tsx';
import { stateTexts } from './broadcast-texts.ts';
import type { BroadcastState } from './broadcast-texts.ts';
import './broadcasts.css';

/** Somebody of the staff, who may be gone without a name. */
interface Person {
  name: string | null;
}

interface BroadcastHistoryProps {
  broadcast: {
    state: BroadcastState;
    authors: readonly Person[];
    approvedBy: Person | null;
    sentBy: Person | null;
    sendAt: string | null;
    reason: string | null;
  };
  /** Stands behind the state. */
  detail?: string | false;
  fourEyes: boolean;
  /** The reason that it is held back, and its figures. */
  children: ReactNode;
}

/** The state of a broadcast, and the people who brought it there. */
export function BroadcastHistory(props: BroadcastHistoryProps) {
  const { broadcast, detail, fourEyes, children } = props;
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { state, authors, approvedBy, sentBy, sendAt, reason } = broadcast;
  const nameOf = ({ name }: Person) => name ?? say('somebody', 'कोई');
  const names = authors.map(nameOf).join(', ');
  return (
    <div className="broadcast-history">
      <p>
        <strong>{sayText(stateTexts[state])}</strong>
        {detail}
        {sendAt && ` · ${dayAndHour(sendAt, language)}`}
      </p>
      <p className="row-note">
        {[
          say(`Written by ${names}.`, `लिखा: ${names}\u202f।`),
          approvedBy &&
            say(`Approved by ${nameOf(approvedBy)}.`, `मंज़ूरी: ${nameOf(approvedBy)}\u202f।`),
          sentBy && say(`Sent by ${nameOf(sentBy)}.`, `भेजा: ${nameOf(sentBy)}\u202f।`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {reason && (
        <p>
          {state === 'paused' ? say('Paused', 'रोका') : say('Returned', 'लौटाया')}: {reason}
        </p>
      )}
      {fourEyes && state === 'draft' && <FourEyesNote />}
      {children}
    </div>
  );
}

export function FourEyesNote() {
  const say = useSay();
  return (
    <p className="row-note">
      {say(
        'Somebody else has to approve it before it goes out.',
        'इसके जाने से पहले कोई और इसे मंज़ूर करेगा\u202f।',
      )}
    </p>
  );
}
