import { useState } from 'react';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { Dialog } from './dialog.tsx';
import { useSay } from './say.tsx';
import { FailedState } from './screen-state.tsx';
import './table-import.css';

interface TableImportProps {
  title: string;
  /** The words of the button that chooses a file, before and after one was chosen. */
  choose: { first: string; another: string };
  /** Tells how a row is read; has `EmptyTable`. */
  help: ReactNode;
  /** Asks what would become of a table. */
  tryOut: (csv: string) => void;
  error: Error | null;
  onRetry: () => void;
  /** Tells what would become of the chosen table. */
  outcome: ReactNode;
  /** Takes it in; left out where nothing of it can be taken. */
  take?: { label: string; isBusy: boolean; run: (csv: string) => void };
  onClose: () => void;
}

/** Takes in a table as a file; first it is told what would become of its rows. */
export function TableImport(props: TableImportProps) {
  const { title, choose, help, tryOut, error, onRetry, outcome, take, onClose } = props;
  const [csv, setCsv] = useState('');
  const read = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    tryOut(text);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} shape="wide">
      <div className="table-import">
        {help}
        <label className="action button button-line">
          {csv ? choose.another : choose.first}
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
        {error && <FailedState error={error} retry={onRetry} />}
        {outcome}
        {take && (
          <div className="dialog-actions">
            <ActionButton busy={take.isBusy} onClick={() => take.run(csv)}>
              {take.label}
            </ActionButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface EmptyTableProps {
  columns: readonly string[];
  /** Has the browser save a file. */
  save: (file: Blob, name: string) => void;
  /** The name of its file, without the ending. */
  name: string;
}

/** The columns of a table, with an empty one to fill in. */
export function EmptyTable({ columns, save, name }: EmptyTableProps) {
  const say = useSay();
  const empty = () =>
    // Excel reads UTF-8 only behind a byte order mark.
    save(new Blob([`\uFEFF${columns.join(',')}\r\n`], { type: 'text/csv' }), `${name}.csv`);
  return (
    <>
      <p className="table-import-columns">
        {columns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </p>
      <p>
        <ActionButton kind="quiet" icon="download" onClick={empty}>
          {say('Save an empty table', 'ख़ाली तालिका सहेजें')}
        </ActionButton>
      </p>
    </>
  );
}

interface FaultyRowProps {
  /** Its number in a spreadsheet. */
  line: number;
  title?: string;
  problem: string;
}

/** A row that is not taken, and why. */
export function FaultyRow({ line, title, problem }: FaultyRowProps) {
  const say = useSay();
  return (
    <li className="ruled-row">
      <span className="ruled-row-text">
        {say(`Row ${line}`, `पंक्ति ${line}`)}
        {title && `, ${title}`}
        <span className="field-problem">{problem}</span>
      </span>
    </li>
  );
}
