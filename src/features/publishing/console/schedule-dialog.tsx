import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useMomentToCome } from '#ui/console/use-moment-to-come.ts';
import { WhenField } from '#ui/console/when-field.tsx';

interface ScheduleDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  /** The moment that the field begins with; tomorrow at six unless told. */
  begin?: string;
  onClose: () => void;
  /** Told the moment, ISO 8601 with offset. */
  onPlan: (at: string) => void;
}

const INDIA_MS = 5.5 * HOUR_MS;

/** Tomorrow at six in India: the usual hour. */
function usualMoment(): string {
  const day = new Date(Date.now() + INDIA_MS + DAY_MS).toISOString().slice(0, 10);
  return `${day}T06:00:00+05:30`;
}

/** Asks when something goes out, in Indian time. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { isOpen, isBusy, begin, onClose, onPlan } = props;
  const say = useSay();
  const { at, field, isToCome } = useMomentToCome(begin ?? usualMoment);
  return (
    <Dialog title={say('When does it go out?', 'यह कब निकले?')} isOpen={isOpen} onClose={onClose}>
      <form
        className="schedule-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (at && isToCome()) onPlan(at);
        }}
      >
        <WhenField label={say('Day and hour', 'दिन और समय')} {...field} />
        <p className="schedule-note">
          {say(
            'Times are Indian time, wherever you are. It can be stopped until then.',
            'समय भारतीय समय है, आप कहीं भी हों\u202f। तब तक इसे रोका जा सकता है\u202f।',
          )}
        </p>
        <ActionButton type="submit" busy={isBusy} disabled={!at}>
          {say('Schedule', 'समय तय करें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
