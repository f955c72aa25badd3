import { useState } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { MediaUse } from '#contract/media-file.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { FoundFile } from './found-file.ts';

const FEW = 3;

/** The documents that use a file. */
export function UsedIn({ file: { usedIn } }: { file: FoundFile }) {
  const say = useSay();
  const [isAll, setAll] = useState(false);
  const count = usedIn.length;
  return (
    <section>
      <h3>
        {count === 0
          ? say('Used nowhere', 'कहीं काम में नहीं')
          : say(
              count === 1 ? 'Used in one place' : `Used in ${count} places`,
              `${count} जगह काम में`,
            )}
      </h3>
      <ul className="library-uses">
        {usedIn.slice(0, isAll ? count : FEW).map((use) => (
          <UsingDocument key={use.documentId} use={use} />
        ))}
      </ul>
      {count > FEW && !isAll && (
        <ActionButton kind="quiet" onClick={() => setAll(true)}>
          {say(`and ${count - FEW} more`, `और ${count - FEW}`)}
        </ActionButton>
      )}
    </section>
  );
}

/** A document that uses a file, and the way to it. */
export function UsingDocument({
  use: { collection, documentId, title, slug, isLive, isBinned },
}: {
  use: MediaUse;
}) {
  const say = useSay();
  const language = useConsoleLanguage();
  const kinds = useCallQuery(describeContent).data?.data;
  const kind = kinds?.find(({ name }) => name === collection) as
    | { label?: { one: { en: string; hi: string } } }
    | undefined;
  const note = isBinned ? say('binned', 'कूड़ेदान में') : !isLive && say('draft', 'मसौदा');
  return (
    <li>
      {kind?.label?.one[language] ?? collection}:{' '}
      {title || slug ? (
        <Link to={`/content/${collection}/${documentId}`}>{title || slug}</Link>
      ) : (
        say('one that you may not read', 'एक जिसे आप नहीं पढ़ सकते')
      )}
      {note && <span className="library-told"> ({note})</span>}
    </li>
  );
}
