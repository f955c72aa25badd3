import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { QuietHoursFields, readQuietHours } from '#ui/console/quiet-hours-fields.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listPushNotices, setPushQuietHours } from '../contract.ts';

interface QuietHoursDialogProps {
  quiet: { from: string; until: string } | null;
  onClose: () => void;
}

/** The hours in which nothing goes out; what is due then waits for their end. */
export function QuietHoursDialog({ quiet, onClose }: QuietHoursDialogProps) {
  const say = useSay();
  const toast = useToast();
  const set = useCallMutation(setPushQuietHours, { refreshes: [listPushNotices] });
  const save = (form: FormData) => {
    set.mutate(
      { body: { quiet: readQuietHours(form) } },
      {
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onClose();
        },
        onError: toast.error,
      },
    );
  };
  return (
    <Dialog title={say('Quiet hours', 'शांत घंटे')} isOpen onClose={onClose}>
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <QuietHoursFields quiet={quiet} />
        <ActionButton type="submit" busy={set.isPending}>
          {say('Save', 'सहेजें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
