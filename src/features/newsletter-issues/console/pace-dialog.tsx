import { useState } from 'react';
import { isOutdated, useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { QuietHoursFields, readQuietHours } from '#ui/console/quiet-hours-fields.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import { listNewsletterIssues, setNewsletterPace } from '../contract.ts';
import type { Pace } from '../contract.ts';

/** How many mails go out a minute, and when none does. */
export function PaceDialog({ pace, onClose }: { pace: Pace; onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const set = useCallMutation(setNewsletterPace, { refreshes: [listNewsletterIssues] });
  const { fields, message } = useFormProblems(set.error, ['perMinute']);
  const [began] = useState(pace);
  // Once it was told that somebody changed it meanwhile, another press is a choice.
  const isTold = isOutdated(set.error);
  const save = (form: FormData) => {
    const perMinute = Number(form.get('perMinute'));
    const quiet = readQuietHours(form);
    const changed = {
      ...(perMinute !== began.perMinute && { perMinute }),
      ...(!isSameHours(quiet, began.quiet) && { quiet }),
    };
    set.mutate(
      { body: { ...changed, seen: isTold ? pace : began } },
      {
        onSuccess: (reply) => {
          toast.success(reply.message ?? '');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={say('Pace and quiet hours', 'रफ़्तार और शांत घंटे')} isOpen onClose={onClose}>
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <FormFailure message={isTold ? `${message} ${paceInWords(say, pace)}` : message} />
        <TextField
          label={say('Mails a minute', 'मेल प्रति मिनट')}
          name="perMinute"
          type="number"
          min={1}
          max={60_000}
          required
          defaultValue={began.perMinute}
          problem={fields['perMinute']}
          hint={say(
            'Ask whoever runs your mail server how many it takes.',
            'अपना मेल सर्वर चलाने वाले से पूछें कि वह कितने लेता है\u202f।',
          )}
        />
        <QuietHoursFields quiet={began.quiet} />
        <ActionButton type="submit" busy={set.isPending}>
          {say('Save', 'सहेजें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

const isSameHours = (one: Pace['quiet'], other: Pace['quiet']): boolean =>
  one?.from === other?.from && one?.until === other?.until;

function paceInWords(say: Say, { perMinute, quiet }: Pace): string {
  const hours = quiet ? `${quiet.from} – ${quiet.until}` : say('none', 'कोई नहीं');
  return say(
    `Mails a minute now: ${perMinute}; quiet hours now: ${hours}.`,
    `अभी मेल प्रति मिनट: ${perMinute}; अभी शांत घंटे: ${hours}\u202f।`,
  );
}
