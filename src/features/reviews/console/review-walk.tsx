import { Link, useNavigate } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { listReviews } from '../contract.ts';

/** Which of those that wait for the agent this is, and the way to the next: "1 of 3". */
export function ReviewWalk({ id }: { id: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const waiting =
    useCallQuery(listReviews, { query: { view: 'for-me', size: '100' } }).data?.data ?? [];
  const at = waiting.findIndex((each) => each.id === id);
  const addressOf = (place: number) => {
    const to = waiting[place];
    return to && `/reviews/${to.collection}/${to.id}`;
  };
  const [before, next] = [addressOf(at - 1), addressOf(at + 1)];
  const go = (address: string | undefined) => {
    if (address) void navigate(address);
  };
  useShortcut('J', ['Next review', 'अगली जाँच'], () => go(next));
  useShortcut('K', ['Review before', 'पिछली जाँच'], () => go(before));
  if (at < 0) return null;
  return (
    <nav className="review-walk" aria-label={say('What waits for you', 'जो आपके लिए रुका है')}>
      <span className="review-note">
        {say(`${at + 1} of ${waiting.length}`, `${waiting.length} में से ${at + 1}`)}
      </span>
      {waiting.length > 1 && (
        <>
          <Step address={before} label={say('The one before', 'पिछला')} icon="back" />
          <Step address={next} label={say('The next one', 'अगला')} icon="next" />
        </>
      )}
    </nav>
  );
}

interface StepProps {
  address: string | undefined;
  label: string;
  icon: 'back' | 'next';
}

function Step({ address, label, icon }: StepProps) {
  if (!address)
    return (
      <span className="icon-button review-step-none" aria-hidden="true">
        <ConsoleIcon name={icon} />
      </span>
    );
  return (
    <Link to={address} className="icon-button" aria-label={label}>
      <ConsoleIcon name={icon} />
    </Link>
  );
}
