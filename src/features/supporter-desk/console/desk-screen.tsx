import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { countLetters } from '../contract.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useChosenLetters } from './chosen-letters.ts';
import './desk.css';
import { useDeskAddress } from './desk-address.ts';
import { DeskFilters } from './desk-filters.tsx';
import { ExportLetters } from './export-dialog.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterView } from './letter-view.tsx';

/** The inbox of the supporter desk: letters, the one that is open, and who wrote it. */
export default function DeskScreen() {
  const say = useSay();
  const may = usePermission();
  const address = useDeskAddress();
  const [isExporting, setExporting] = useState(false);
  const chosen = useChosenLetters(JSON.stringify(address.filter), may('supporters:write'));
  const counts = useCallQuery(countLetters).data?.data;
  return (
    <Screen
      title={say('Supporter desk', 'समर्थक डेस्क')}
      count={counts && say(`${upTo(counts.active)} open`, `${upTo(counts.active)} खुली`)}
      back={address.open === undefined ? '/' : address.listPath}
      actions={
        may('supporters:export') &&
        address.open === undefined && (
          <ActionButton kind="line" icon="download" onClick={() => setExporting(true)}>
            {say('Export', 'निर्यात')}
          </ActionButton>
        )
      }
    >
      <div className={address.open === undefined ? 'desk' : 'desk desk-open'}>
        <div className="desk-list">
          <DeskFilters address={address} counts={counts} />
          <LetterList address={address} chosen={chosen} />
          <BulkBar chosen={chosen} />
        </div>
        {address.open !== undefined && <LetterView key={address.open} id={address.open} />}
      </div>
      {isExporting && <ExportLetters filter={address.filter} onClose={() => setExporting(false)} />}
    </Screen>
  );
}

const MAX_COUNTED = 1_000;

/** The server counts up to a thousand. */
export const upTo = (count: number): string =>
  count >= MAX_COUNTED ? '999+' : count.toLocaleString('en-IN');
