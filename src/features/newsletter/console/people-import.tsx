import { useState } from 'react';
import { useAct } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { StaffText } from '#contract/staff-text.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FailedState } from '#ui/console/screen-state.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { saveBlob } from '#client/save-file.ts';
import {
  MOST_IMPORTED,
  countReaders,
  importReaders,
  listColumns,
  listReaders,
} from '../contract/people.ts';

type Outcome = ReplyOf<typeof importReaders>['data'];
type Fault = Outcome['faults'][number];

/** Takes in a list of people who agreed elsewhere; first it is told what would become of it. */
export function ImportList({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const tell = useTell();
  const [csv, setCsv] = useState('');
  const act = useAct(importReaders, { refreshes: [listReaders, countReaders] });
  const trial = act.data?.data;
  const read = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    act.mutate({ body: { csv: text, isTrial: true } });
  };
  const take = () =>
    act.mutate(
      { body: { csv, isTrial: false } },
      {
        onError: tell.failed,
        onSuccess({ data }) {
          tell.done(say(`${data.new} people are taken in.`, `${data.new} लोग जोड़े गए\u202f।`));
          onClose();
        },
      },
    );
  return (
    <Dialog title={say('Bring in a list', 'सूची जोड़ें')} isOpen onClose={onClose} shape="wide">
      <div className="readers-import">
        <Help />
        <label className="action button button-line">
          {csv ? say('Choose another list', 'दूसरी सूची चुनें') : say('Choose a list', 'सूची चुनें')}
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              target.value = '';
            }}
          />
        </label>
        {act.error && <FailedState error={act.error} retry={() => act.reset()} />}
        {trial && <Outcomes trial={trial} />}
        {trial && trial.new > 0 && (
          <div className="dialog-actions">
            <ActionButton busy={act.isPending} onClick={take}>
              {say(`Take in ${trial.new} people`, `${trial.new} लोग जोड़ें`)}
            </ActionButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The columns of a list, with an empty one to fill in. */
function Help() {
  const say = useSay();
  const save = () =>
    saveBlob(
      new Blob([`\uFEFF${listColumns.join(',')}\r\n`], { type: 'text/csv' }),
      'newsletter-list.csv',
    );
  return (
    <div>
      <p>
        {say(
          `A table in CSV, UTF-8, of at most ${MOST_IMPORTED} rows. Each row needs an address, a language, the day on which the person agreed, and where that can be seen: a sheet, a form, a meeting. Whoever left, complained, or whose mail came back stays away.`,
          `CSV, UTF-8 की तालिका, ज़्यादा से ज़्यादा ${MOST_IMPORTED} पंक्तियाँ\u202f। हर पंक्ति में पता, भाषा, सहमति का दिन, और यह कि सहमति कहाँ दिखेगी: पर्चा, फ़ॉर्म, सभा\u202f। जो छोड़ गए, जिन्होंने शिकायत की, या जिनकी मेल लौटी, वे नहीं जोड़े जाते\u202f।`,
        )}
      </p>
      <p className="readers-columns">
        {listColumns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </p>
      <p>
        <ActionButton kind="quiet" icon="download" onClick={save}>
          {say('Save an empty table', 'ख़ाली तालिका सहेजें')}
        </ActionButton>
      </p>
    </div>
  );
}

const kindTexts: Record<Fault['kind'], StaffText> = {
  missing: ['is missing', 'नहीं है'],
  wrong: ['cannot be read', 'समझ में नहीं आया'],
  twice: ['stands in the list twice', 'सूची में दो बार है'],
  future: ['is a day to come', 'आने वाला दिन है'],
};

function Outcomes({ trial }: { trial: Outcome }) {
  const say = useSay();
  const sayText = useSayText();
  const counts: [string, number][] = [
    [say('New', 'नए'), trial.new],
    [say('Get it already', 'पहले से हैं'), trial.known],
    [say('Stay away', 'नहीं जुड़ेंगे'), trial.suppressed],
    [say('Refused', 'अस्वीकृत'), trial.refused],
  ];
  const { faults, refused, unknown } = trial;
  return (
    <div role="status">
      <dl className="readers-figures">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p>
          {say(
            `Columns that are passed over: ${unknown.join(', ')}.`,
            `जो स्तंभ छोड़े जाएँगे: ${unknown.join(', ')}\u202f।`,
          )}
        </p>
      )}
      <ul className="ruled-list">
        {faults.map(({ line, column, kind }) => (
          <li key={line} className="ruled-row">
            <span className="ruled-row-text">
              {say(`Row ${line}`, `पंक्ति ${line}`)}
              <span className="field-problem">
                {column} {sayText(kindTexts[kind])}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {refused > faults.length && (
        <p className="row-note">
          {say(`And ${refused - faults.length} more.`, `और ${refused - faults.length}\u202f।`)}
        </p>
      )}
    </div>
  );
}
