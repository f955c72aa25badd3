import { Link } from 'react-router';
import type { ConsoleText } from '#contract/console-text.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import type { HeldItem } from '../contract.ts';
import type { HeldKind } from '../contract/when-may-go-out.ts';
import type { Letting } from './override-dialog.tsx';

export const kindTexts: Record<HeldKind, ConsoleText> = {
  post: ['Post', 'पोस्ट'],
  push: ['Push message', 'पुश संदेश'],
  mail: ['Newsletter', 'समाचार पत्र'],
  quiz: ['Quiz', 'क्विज़'],
  banner: ['Banner', 'बैनर'],
};

interface HeldListProps {
  held: readonly HeldItem[];
  onLetOut: ((letting: Letting) => void) | undefined;
}

/** Everything that is planned into a silence, and when it goes out instead. */
export function HeldList({ held, onLetOut }: HeldListProps) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  if (held.length === 0) return null;
  return (
    <section className="law-part">
      <h2>{say('Held back', 'रुका हुआ')}</h2>
      <ul className="ruled-list">
        {held.map(({ kind, item, collection, title, at, until }) => (
          <li key={`${kind} ${item}`} className="ruled-row law-row">
            <div className="ruled-row-text">
              <Link
                className="row-title"
                lang={languageOfScript(title, language)}
                to={kind === 'push' ? `/push/${item}` : `/content/${collection}/${item}`}
              >
                {title}
              </Link>
              <p className="row-note">
                {sayText(kindTexts[kind])}
                {at && ` · ${say('planned', 'तय')} ${dayAndHour(at, language)}`}
                {` · ${say('goes out', 'जाएगा')} ${dayAndHour(until, language)}`}
              </p>
            </div>
            {onLetOut && item && (
              <ActionButton
                kind="line"
                aria-label={say(`Let out: ${title}`, `जाने दें: ${title}`)}
                onClick={() => onLetOut({ name: title, what: { kind, item } })}
              >
                {say('Let it out', 'जाने दें')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
