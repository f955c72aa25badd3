import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { titlesOf } from './row-texts.ts';
import type { BulkResult } from './use-bulk.ts';

/** Tells which of several documents an act left as they were, by the reasons; it stays until it was read. */
export function BulkRefused({ count, refused, onClose }: BulkResult & { onClose: () => void }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const done = count - refused.length;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const titlesWith = (wanted: string) =>
    refused.flatMap(({ row, reason }) =>
      reason === wanted
        ? `“${titlesOf(row, language).first || say('Without a title', 'बिना शीर्षक')}”`
        : [],
    );
  return (
    <div className="bulk-refused" role="alert">
      <p className="bulk-refused-head">
        <strong>{say(`${done} of ${count} done.`, `${count} में से ${done} हुए\u202f।`)}</strong>
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
            {titlesWith(reason).join(', ')}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
