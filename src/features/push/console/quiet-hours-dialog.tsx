import { useState } from 'react';
import { useAct } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { CheckField } from '#ui/check-field.tsx';
import { TextField } from '#ui/field.tsx';
import { listPushNotices, setPushQuietHours } from '../contract.ts';

interface QuietHoursDialogProps {
  quiet: { from: string; until: string } | null;
  onClose: () => void;
}

/** The hours in which nothing goes out; what is due then waits for their end. */
export function QuietHoursDialog({ quiet, onClose }: QuietHoursDialogProps) {
  const say = useSay();
  const tell = useTell();
  const set = useAct(setPushQuietHours, { refreshes: [listPushNotices] });
  const [isOn, setOn] = useState(quiet !== null);
  const save = (form: FormData) => {
    const [from, until] = ['from', 'until'].map((name) => String(form.get(name) ?? ''));
    const hours = isOn && from && until ? { from, until } : null;
    set.mutate(
      { body: { quiet: hours } },
      {
        onSuccess: ({ message = '' }) => {
          tell.done(message);
          onClose();
        },
        onError: tell.failed,
      },
    );
  };
  return (
    <Dialog title={say('Quiet hours', 'शांत घंटे')} isOpen onClose={onClose}>
      <form
        className="push-form"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <CheckField
          label={say('Nothing goes out at night', 'रात में कुछ नहीं भेजा जाता')}
          hint={say(
            'What is due then goes out when they end. Indian time.',
            'उस समय का संदेश इनके बाद जाता है\u202f। भारतीय समय\u202f।',
          )}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        {isOn && <Hours quiet={quiet} />}
        <ActionButton type="submit" busy={set.isPending}>
          {say('Save', 'सहेजें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

function Hours({ quiet }: Pick<QuietHoursDialogProps, 'quiet'>) {
  const say = useSay();
  return (
    <div className="push-hours">
      <TextField
        label={say('From', 'से')}
        name="from"
        type="time"
        required
        defaultValue={quiet?.from ?? '21:00'}
      />
      <TextField
        label={say('Until', 'तक')}
        name="until"
        type="time"
        required
        defaultValue={quiet?.until ?? '08:00'}
      />
    </div>
  );
}
