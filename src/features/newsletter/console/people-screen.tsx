import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { saveFile } from '#client/save-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ExportDialog } from '#ui/console/export-dialog.tsx';
import { Figures } from '#ui/console/figures.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { countReaders, exportReaders, suppressionReasons } from '../contract/people.ts';
import type { ReaderFilter } from '../contract/people.ts';
import { ReaderFilters } from './people-filters.tsx';
import { ImportList } from './people-import.tsx';
import { ReaderList } from './people-list.tsx';
import { LookUp } from './people-look-up.tsx';
import { reasonTexts } from './people-texts.ts';
import './people.css';

/** Readers of the newsletter; their addresses are covered until somebody opens one. */
export default function PeopleScreen() {
  const say = useSay();
  const may = usePermission();
  const [filter, setFilter] = useState<ReaderFilter>({});
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = () => setOpen(undefined);
  return (
    <Screen
      title={say('Newsletter readers', 'समाचार पत्र के पाठक')}
      actions={
        <>
          {may('supporters:export') && (
            <ActionButton kind="line" icon="download" onClick={() => setOpen('export')}>
              {say('Export', 'निर्यात')}
            </ActionButton>
          )}
          {may('supporters:write') && (
            <ActionButton icon="upload" onClick={() => setOpen('import')}>
              {say('Bring in a list', 'सूची जोड़ें')}
            </ActionButton>
          )}
        </>
      }
    >
      <ReaderFigures />
      <LookUp />
      <ReaderFilters filter={filter} onChange={setFilter} />
      <ReaderList key={JSON.stringify(filter)} filter={filter} />
      {open === 'import' && <ImportList onClose={close} />}
      {open === 'export' && (
        <ExportDialog
          title={say('Export readers', 'पाठक निर्यात करें')}
          about={say(
            'The readers of this view, with their addresses, as a table.',
            'इस दृश्य के पाठक, उनके पतों के साथ, एक तालिका में\u202f।',
          )}
          save={(reason) => saveFile(exportReaders, { body: { reason, filter } })}
          onClose={close}
        />
      )}
    </Screen>
  );
}

/** How many get it, and how many no list brings back. */
function ReaderFigures() {
  const say = useSay();
  const sayText = useSayText();
  const { data } = useCallQuery(countReaders);
  if (!data) return null;
  const { confirmed, waiting, suppressed } = data.data;
  const all: [string, number][] = [
    [say('Get it', 'जिन्हें मिलता है'), confirmed],
    [say('Have yet to confirm', 'पुष्टि बाकी'), waiting],
    ...suppressionReasons.map((reason): [string, number] => [
      sayText(reasonTexts[reason]),
      suppressed[reason],
    ]),
  ];
  return (
    <div className="readers-figures">
      <Figures rows={all} />
    </div>
  );
}
