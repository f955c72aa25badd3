import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { Dialog } from './dialog.tsx';
import type { ConsoleIconName } from './icon-paths.ts';
import { useSay } from './say.tsx';
import { useMomentToCome } from './use-moment-to-come.ts';
import { WhenField } from './when-field.tsx';

interface SendDialogProps {
  /** Says how many it reaches, and whatever else is good to know before. */
  children: ReactNode;
  icon: ConsoleIconName;
  quiet: { from: string; until: string } | null;
  busy: boolean;
  onClose: () => void;
  /** Told the moment, or nothing for now. */
  onSend: (at?: string) => void;
}

/** Asks when something goes out: now, or at a moment in Indian time. */
export function SendDialog({ children, icon, quiet, busy, onClose, onSend }: SendDialogProps) {
  const say = useSay();
  const { at, field, isToCome } = useMomentToCome();
  return (
    <Dialog title={say('When does it go out?', 'यह कब जाए?')} isOpen onClose={onClose}>
      <div className="form-stack">
        {children}
        {quiet && (
          <p className="row-note">
            {say(
              `From ${quiet.from} to ${quiet.until} it waits for the morning.`,
              `${quiet.from} से ${quiet.until} के बीच यह सुबह तक रुकेगा\u202f।`,
            )}
          </p>
        )}
        <p className="act-row">
          <ActionButton icon={icon} busy={busy} onClick={() => onSend()}>
            {say('Send now', 'अभी भेजें')}
          </ActionButton>
        </p>
        <WhenField
          label={say('Or on a day and hour', 'या किसी दिन और समय')}
          hint={say('Indian time', 'भारतीय समय')}
          {...field}
        />
        <p className="act-row">
          <ActionButton
            kind="line"
            icon="clock"
            busy={busy}
            disabled={!at}
            onClick={() => isToCome() && onSend(at)}
          >
            {say('Schedule', 'समय तय करें')}
          </ActionButton>
        </p>
      </div>
    </Dialog>
  );
}
