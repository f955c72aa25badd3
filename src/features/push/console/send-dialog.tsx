import { useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { WhenField } from '#ui/console/when-field.tsx';

interface SendDialogProps {
  /** Devices that it reaches now. */
  count: number;
  quiet: { from: string; until: string } | null;
  busy: boolean;
  onClose: () => void;
  /** Told the moment, or nothing for now. */
  onSend: (at?: string) => void;
}

/** Now, or at a moment in Indian time; it says how many phones it will ring on. */
export function SendDialog({ count, quiet, busy, onClose, onSend }: SendDialogProps) {
  const say = useSay();
  const [at, setAt] = useState<string>();
  const devices = count.toLocaleString('en-IN');
  return (
    <Dialog title={say('When does it go out?', 'यह कब जाए?')} isOpen onClose={onClose}>
      <div className="push-form">
        <p>
          {say(
            `It reaches ${devices} devices. What has gone out cannot be taken back.`,
            `यह ${devices} डिवाइस तक पहुँचेगा\u202f। जो चला गया, वह वापस नहीं आता\u202f।`,
          )}
        </p>
        {quiet && (
          <p className="row-note">
            {say(
              `From ${quiet.from} to ${quiet.until} it waits for the morning.`,
              `${quiet.from} से ${quiet.until} के बीच यह सुबह तक रुकेगा\u202f।`,
            )}
          </p>
        )}
        <p className="push-actions">
          <ActionButton icon="phone" busy={busy} onClick={() => onSend()}>
            {say('Send now', 'अभी भेजें')}
          </ActionButton>
        </p>
        <WhenField
          label={say('Or on a day and hour', 'या किसी दिन और समय')}
          hint={say('Indian time', 'भारतीय समय')}
          value={at}
          onChange={setAt}
        />
        <p className="push-actions">
          <ActionButton
            kind="line"
            icon="clock"
            busy={busy}
            disabled={!at}
            onClick={() => onSend(at)}
          >
            {say('Schedule', 'समय तय करें')}
          </ActionButton>
        </p>
      </div>
    </Dialog>
  );
}
