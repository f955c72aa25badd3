import { useState } from 'react';
import { useAct, useCall } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FailedState } from '#ui/console/screen-state.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { importTable, listDrafts, readTableColumns } from '../contract.ts';

type Outcome = ReplyOf<typeof importTable>['data'];
type Row = Outcome['rows'][number];

interface ImportDialogProps {
  collection: string;
  onClose: () => void;
  /** Told when drafts were made. */
  onMade: () => void;
}

/** Makes drafts out of a table: first it is told what would become of each row. */
export function ImportDialog({ collection, onClose, onMade }: ImportDialogProps) {
  const say = useSay();
  const tell = useTell();
  const [csv, setCsv] = useState('');
  const act = useAct(importTable, { refreshes: [listDrafts] });
  const trial = act.data?.data;
  const fine = trial?.rows.filter(({ fault }) => !fault).length ?? 0;
  const read = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    act.mutate({ body: { collection, csv: text, isTrial: true } });
  };
  const make = () =>
    act.mutate(
      { body: { collection, csv, isTrial: false } },
      {
        onError: tell.failed,
        onSuccess({ data }) {
          const made = data.rows.filter(({ id }) => id !== null).length;
          tell.done(
            made === 1
              ? say('1 draft is made.', '1 मसौदा बना\u202f।')
              : say(`${made} drafts are made.`, `${made} मसौदे बने\u202f।`),
          );
          onMade();
        },
      },
    );
  return (
    <Dialog title={say('Import a table', 'तालिका से लाएँ')} isOpen onClose={onClose} shape="wide">
      <div className="table-import">
        <Help collection={collection} />
        <label className="action button button-line">
          {csv ? say('Choose another table', 'दूसरी तालिका चुनें') : say('Choose a table', 'तालिका चुनें')}
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
        {trial && fine > 0 && (
          <div className="dialog-actions">
            <ActionButton busy={act.isPending} onClick={make}>
              {fine === 1
                ? say('Make 1 draft', '1 मसौदा बनाएँ')
                : say(`Make ${fine} drafts`, `${fine} मसौदे बनाएँ`)}
            </ActionButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The columns that the table may have, with an empty table to fill in. */
function Help({ collection }: { collection: string }) {
  const say = useSay();
  const { data } = useCall(readTableColumns, { query: { collection } });
  const { columns = [], mostRows = 0 } = data?.data ?? {};
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([`\uFEFF${columns.join(',')}\r\n`], { type: 'text/csv' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = `${collection}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <>
      <p>
        {say(
          `A table in CSV, UTF-8, of at most ${mostRows} rows. Its first row names the fields; each row below becomes a draft, which nobody reads before it is published. Pictures and files are added afterwards.`,
          `CSV, UTF-8 की तालिका, ज़्यादा से ज़्यादा ${mostRows} पंक्तियाँ\u202f। पहली पंक्ति में फ़ील्ड के नाम; नीचे की हर पंक्ति एक मसौदा बनती है, जो प्रकाशित होने से पहले किसी को नहीं दिखता\u202f। तस्वीरें और फ़ाइलें बाद में जोड़ें\u202f।`,
        )}
      </p>
      <p className="import-columns">
        {columns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </p>
      <p>
        <ActionButton kind="quiet" icon="download" onClick={save}>
          {say('Save an empty table', 'ख़ाली तालिका सहेजें')}
        </ActionButton>
      </p>
    </>
  );
}

const MOST_TOLD = 50;

function Outcomes({ trial: { rows, unknown } }: { trial: Outcome }) {
  const say = useSay();
  const faulty = rows.filter(({ fault }) => fault);
  const fine = rows.length - faulty.length;
  return (
    <div role="status">
      <p>
        <b>
          {say(
            `${fine} of ${rows.length} rows can be taken.`,
            `${rows.length} में से ${fine} पंक्तियाँ ली जा सकती हैं\u202f।`,
          )}
        </b>{' '}
        {unknown.length > 0 &&
          say(
            `Columns that name no field are passed over: ${unknown.join(', ')}.`,
            `जिन स्तंभों का फ़ील्ड नहीं, वे छोड़े जाएँगे: ${unknown.join(', ')}\u202f।`,
          )}
      </p>
      <ul className="ruled-list">
        {faulty.slice(0, MOST_TOLD).map((row) => (
          <li key={row.line} className="ruled-row">
            <span className="ruled-row-text">
              {say(`Row ${row.line}`, `पंक्ति ${row.line}`)}
              {row.title && `, ${row.title}`}
              <span className="field-problem">{faultOf(say, row)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function faultOf(say: Say, { fault }: Row): string {
  const column = fault?.column ?? '';
  switch (fault?.kind) {
    case 'title':
      return say('It has no title in each of its languages', 'इसकी हर भाषा में शीर्षक नहीं है');
    case 'file':
      return say(`${column}: files are added afterwards`, `${column}: फ़ाइलें बाद में जोड़ें`);
    case 'slug':
      return say('slug: use small letters, numbers and hyphens', 'slug: छोटे अक्षर, अंक और हाइफ़न लिखें');
    case 'length':
      return say(
        `${column}: this is too long, or of another form`,
        `${column}: यह बहुत लंबा या दूसरे रूप में है`,
      );
    case 'refused':
      return say('There is another with this address', 'इस पते का एक और है');
    default:
      return say(`${column}: this is no such value`, `${column}: यह मान इस फ़ील्ड का नहीं`);
  }
}
