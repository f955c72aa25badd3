import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { languages as names } from '#contract/languages.ts';
import { listRevisions } from '#features/revisions/contract.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { fieldNamed, useEditing } from './editing-context.ts';
import { revisionTime } from './revision-time.ts';

const SHOWN = 3;

/** The last revisions, and the way to all of them. */
export function RecentRevisions() {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { collection, draft } = useEditing();
  const revisions = useCallQuery(listRevisions, {
    query: { collection: collection.name, id: draft.id },
  });
  const all = revisions.data?.data ?? [];
  return (
    <section aria-label={say('Revisions', 'संस्करण')}>
      <div className="panel-head">
        <h2>{say('Revisions', 'संस्करण')}</h2>
        <Link className="action-quiet" to={`/content/${collection.name}/${draft.id}/revisions`}>
          {say(`All ${all.length}`, `सभी ${all.length}`)}
        </Link>
      </div>
      <ul className="recent">
        {all.slice(0, SHOWN).map(({ id, part, author, at, fields }) => (
          <li key={id} className="row-note">
            {revisionTime(at, language)} {author.name ?? say('With the files', 'फ़ाइलों के साथ')},{' '}
            {part !== 'facts' && `${names[part].name}: `}
            {fields
              .map((name) => {
                const field = fieldNamed(collection, name);
                return field ? sayText(field.label).toLowerCase() : name;
              })
              .join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
