import { useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import type { ConsoleIconName } from '#ui/console/icon-paths.ts';
import { useSay } from '#ui/console/say.tsx';

interface ConfirmedProps {
  label: string;
  icon: ConsoleIconName;
  question: string;
  /** The text of the second button. */
  confirm: string;
  onConfirm: () => void;
}

/** A button that asks once more, in its own place, before it does something serious. */
export function Confirmed({ label, icon, question, confirm, onConfirm }: ConfirmedProps) {
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <ActionButton kind="line" icon={icon} onClick={() => setIsAsking(true)}>
        {label}
      </ActionButton>
    );
  return (
    <div className="confirmed" role="group" aria-label={label}>
      <p>{question}</p>
      <ActionButton kind="danger" icon={icon} ref={focusOnShow} onClick={onConfirm}>
        {confirm}
      </ActionButton>
      <ActionButton kind="quiet" onClick={() => setIsAsking(false)}>
        {say('Leave it', 'रहने दें')}
      </ActionButton>
    </div>
  );
}
