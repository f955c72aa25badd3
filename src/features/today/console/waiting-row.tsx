import { Link } from 'react-router';
import { ActionLink } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import type { Status } from '#ui/console/status-mark.tsx';

/** One thing that waits for the agent. */
export interface Waiting {
  key: string;
  status: Status;
  title: string;
  kind: string;
  note: string;
  verb: string;
  to: string;
}

/** A thing to do: where it stands, what it is, and a button with the verb. */
export function WaitingRow({ status, title, kind, note, verb, to }: Omit<Waiting, 'key'>) {
  return (
    <li className="ruled-row today-row">
      <StatusMark status={status} />
      <div className="ruled-row-text">
        <Link className="row-title" to={to}>
          {title}
        </Link>
        <p className="row-note">
          <b>{kind}</b>
          {note}
        </p>
      </div>
      <ActionLink to={to} kind="line" className="today-verb" aria-label={`${verb}: ${title}`}>
        {verb}
      </ActionLink>
      <span className="today-go" aria-hidden="true">
        <ConsoleIcon name="next" />
      </span>
    </li>
  );
}
