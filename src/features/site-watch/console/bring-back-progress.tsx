import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { findBringBack } from '../contract.ts';

interface BringBackProgressProps {
  id: string;
  onAgain: () => void;
}

const POLL_INTERVAL_MS = 700;

/** How far it is, and in the end what could not be brought back. It goes on when the screen is left. */
export function BringBackProgress({ id, onAgain }: BringBackProgressProps) {
  const say = useSay();
  const queries = useQueryClient();
  const progress = useCallQuery(
    findBringBack,
    { query: { id } },
    { refetchInterval: ({ state }) => (state.data?.data.isDone ? false : POLL_INTERVAL_MS) },
  );
  const { data } = progress;
  const isDone = data?.data.isDone ?? false;
  useEffect(() => {
    // Titles, lists and alarms are others now.
    if (isDone) void queries.invalidateQueries();
  }, [isDone, queries]);
  if (!data) return <QueryState query={progress} />;
  const { all, done, failed } = data.data;
  return (
    <>
      <div className={failed.length > 0 ? 'state-band state-band-bad' : 'state-band'} role="status">
        <ConsoleIcon name={isDone ? (failed.length > 0 ? 'warning' : 'check') : 'clock'} />
        <p>
          {isDone ? (
            <strong>{say(`Brought back: ${done}.`, `वापस आए: ${done}\u202f।`)}</strong>
          ) : (
            say(
              `${done} of ${all} brought back. It goes on when you leave this screen.`,
              `${all} में से ${done} वापस ${done === 1 ? 'आया' : 'आए'}\u202f। यह पन्ना छोड़ने पर भी काम चलता रहेगा\u202f।`,
            )
          )}{' '}
          {failed.length > 0 &&
            say(`${failed.length} could not be.`, `वापस नहीं आए: ${failed.length}\u202f।`)}
        </p>
        {isDone && (
          <ActionButton kind="line" onClick={onAgain}>
            {say('Bring back more', 'और वापस लाएँ')}
          </ActionButton>
        )}
      </div>
      {failed.length > 0 && (
        <ul className="ruled-list">
          {failed.map(({ id: document, collection, title, message }) => (
            <li key={document} className="ruled-row">
              <ConsoleIcon name="warning" />
              <div className="ruled-row-text">
                <Link className="row-title" to={`/content/${collection}/${document}`}>
                  {title}
                </Link>
                <p className="row-note">{message}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
