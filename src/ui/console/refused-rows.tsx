import { ConsoleIcon } from './console-icon.tsx';
import './refused-rows.css';
import { useSay } from './say.tsx';

interface RefusedRowsProps {
  /** How many rows the act was asked for. */
  count: number;
  /** Those that stayed as they were, and why. */
  refused: readonly { name: string; reason: string }[];
  onClose: () => void;
}

/** Tells which of several rows an act left as they were, by the reasons; it stays until it was read. */
export function RefusedRows({ count, refused, onClose }: RefusedRowsProps) {
  const say = useSay();
  const done = count - refused.length;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const namesWith = (wanted: string) =>
    refused.flatMap(({ name, reason }) => (reason === wanted ? `“${name}”` : []));
  return (
    <div className="refused-rows" role="alert">
      <p className="refused-rows-head">
        <strong>
          {say(
            `${done} of ${count} done.`,
            `${count} में से ${done} ${done === 1 ? 'हुआ' : 'हुए'}\u202f।`,
          )}
        </strong>
        <button
          type="button"
          className="icon-button"
          aria-label={say('Close', 'बंद करें')}
          onClick={onClose}
        >
          <ConsoleIcon name="close" />
        </button>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            {/* Before the names: many of them, or long ones, would push it out of sight. */}
            <p>{reason}</p>
            <p>{namesWith(reason).join(', ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
