import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOfScript } from '#lib/script/language-of.ts';
import { useConsoleLanguage, useSay, useSayText } from '#ui/console/say.tsx';
import { stateTexts } from './broadcast-texts.ts';
import type { BroadcastState } from './broadcast-texts.ts';
import './broadcasts.css';

interface BroadcastListsProps<Broadcast> {
  all: readonly Broadcast[];
  /** The row of one, which is a list item. */
  renderRow: (broadcast: Broadcast) => ReactNode;
}

/** Broadcasts that are being written, are planned or on their way, and below them those that are done with. */
export function BroadcastLists<Broadcast extends { finishedAt: string | null }>({
  all,
  renderRow,
}: BroadcastListsProps<Broadcast>) {
  const say = useSay();
  const open = all.filter(({ finishedAt }) => finishedAt === null);
  const past = all.filter(({ finishedAt }) => finishedAt !== null);
  const lists = [
    [say('Not sent yet', 'अभी नहीं भेजे'), open],
    [say('Sent', 'भेजे हुए'), past],
  ] as const;
  return lists.map(
    ([title, broadcasts]) =>
      broadcasts.length > 0 && (
        <section key={title} className="broadcast-list">
          <h2>{title}</h2>
          <ul className="broadcast-rows">{broadcasts.map(renderRow)}</ul>
        </section>
      ),
  );
}

interface BroadcastRowProps {
  to: string;
  title: string;
  note: ReactNode;
  state: BroadcastState;
  /** Its figures, once there are any. */
  children: ReactNode;
}

export function BroadcastRow({ to, title, note, state, children }: BroadcastRowProps) {
  const sayText = useSayText();
  const language = useConsoleLanguage();
  return (
    <li className="broadcast-row">
      <p className="broadcast-row-text">
        <Link to={to} lang={languageOfScript(title, language)}>
          {title}
        </Link>
        <span className="row-note">{note}</span>
      </p>
      <p className={state === 'waiting' ? 'broadcast-state-waits' : undefined}>
        {sayText(stateTexts[state])}
      </p>
      {children}
    </li>
  );
}
