import type { ReplyOf } from '#contract/endpoint.ts';
import { languages as names } from '#contract/languages.ts';
import type { listRevisions } from '#features/revisions/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { fieldNamed } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import { revisionDay, revisionTime } from './revision-time.ts';

export type RevisionRow = ReplyOf<typeof listRevisions>['data'][number];

interface RevisionListProps {
  collection: EditedCollection;
  rows: readonly RevisionRow[];
  pair: { a: RevisionRow | undefined; b: RevisionRow | undefined };
  onFocus: (id: number) => void;
  onChoose: (side: 'a' | 'b', row: RevisionRow) => void;
}

/** The history by days; a row is chosen as A by a click, and as either side by its key. */
export function RevisionList({ collection, rows, pair, onFocus, onChoose }: RevisionListProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const today = say('Today', 'आज');
  const days = Map.groupBy(rows, ({ at }) => revisionDay(at, language, today));
  return (
    <nav className="revision-list" aria-label={say('History', 'इतिहास')}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="revision-day">{day}</h2>
          <ul>
            {ofDay.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  className={classNames(
                    'revision',
                    row.id === pair.a?.id && 'revision-a',
                    row.id === pair.b?.id && 'revision-b',
                  )}
                  aria-pressed={row.id === pair.a?.id || row.id === pair.b?.id}
                  onFocus={() => onFocus(row.id)}
                  onClick={() => onChoose('a', row)}
                >
                  <b className="revision-side">
                    {row.id === pair.a?.id && 'A'}
                    {row.id === pair.b?.id && 'B'}
                  </b>
                  <RevisionText collection={collection} row={row} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="row-note revision-keys">
        <Keys keys="A B" />{' '}
        {say(
          'set which two are compared. Revisions are kept; nobody can change one.',
          'से चुनें कि किन दो की तुलना हो\u202f। संस्करण रहते हैं; कोई उन्हें बदल नहीं सकता\u202f।',
        )}
      </p>
    </nav>
  );
}

function RevisionText({ collection, row }: { collection: EditedCollection; row: RevisionRow }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { at, author, part, fields, isLive } = row;
  const changed = fields.map((name) => {
    const field = fieldNamed(collection, name);
    return field ? sayText(field.label) : name;
  });
  const where = part === 'facts' ? say('Facts', 'तथ्य') : names[part].name;
  return (
    <span>
      <span className="row-title" title={revisionTime(at, language)}>
        {hourOfDay(at, language)}, {author.name ?? say('With the files', 'फ़ाइलों के साथ')}
      </span>
      <span className="row-note">
        {where}: {changed.join(', ')}
        {isLive && `. ${say('Live now', 'अभी प्रकाशित')}`}
      </span>
    </span>
  );
}
