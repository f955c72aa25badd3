import { useState } from 'react';
import { roleNames } from '#contract/roles.ts';
import type { RoleName } from '#contract/roles.ts';
import { classNames } from '#ui/class-names.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { FourEyes, TwoEyes, useFourEyes } from './four-eyes.tsx';
import { HoldersDialog } from './holders-dialog.tsx';
import { MatrixMark } from './matrix-mark.tsx';
import { cellOf, matrixRows } from './matrix-rows.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { holdersOf } from './people.ts';
import type { Person } from './people.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface RolesMatrixProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

/** Roles by section: a mark and a word in each cell. Arrow keys move, Enter opens a cell. */
export function RolesMatrix({ people, onOpen }: RolesMatrixProps) {
  const say = useSay();
  const sayText = useSayText();
  const [open, setOpen] = useState<{ role: RoleName; row: MatrixRow }>();
  const inPairs = useFourEyes();
  const grid = useGridKeys({ rows: matrixRows.length, columns: roleNames.length });
  return (
    <>
      <div className="matrix-frame">
        <table
          className="matrix"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA’s grid of a table.
          role="grid"
          aria-label={say('Roles and sections', 'भूमिकाएँ और हिस्से')}
          onKeyDown={grid.onKeyDown}
        >
          <MatrixHead people={people} column={grid.column} />
          <tbody>
            {matrixRows.map((row, index) => (
              <tr key={row.sections[0]}>
                <th scope="row">
                  {sayText(row.label)}
                  <FourEyes sections={row.sections.filter((each) => inPairs.has(each))} row={row} />
                </th>
                {roleNames.map((role, column) => (
                  <td key={role} className={tinted(column === grid.column)}>
                    <button
                      type="button"
                      className="matrix-cell"
                      {...grid.cellProps(index, column)}
                      onClick={() => setOpen({ role, row })}
                    >
                      <CellText role={role} row={row} />
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MatrixNote />
      {open && (
        <HoldersDialog
          {...open}
          people={people}
          onClose={() => setOpen(undefined)}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

interface MatrixHeadProps {
  people: readonly Person[];
  /** The column in which one is. */
  column: number;
}

function MatrixHead({ people, column }: MatrixHeadProps) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <thead>
      <tr>
        <th scope="col">{say('Section', 'हिस्सा')}</th>
        {roleNames.map((role, each) => (
          <th key={role} scope="col" className={tinted(each === column)}>
            {sayText(roleTexts[role])}
            <HolderCount role={role} people={people} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function MatrixNote() {
  const say = useSay();
  return (
    <p className="matrix-note">
      <TwoEyes />
      {say('Four eyes: one writes, another approves. ', 'चार आँखें: एक लिखे, दूसरा मंज़ूर करे\u202f। ')}
      {say('Arrow keys move, ', 'तीर कुंजियों से चलें, ')}
      <kbd>Enter</kbd>
      {say(
        ' opens a cell. A role may be narrowed for one person by section and language.',
        ' से ख़ाना खुलता है\u202f। किसी एक व्यक्ति के लिए भूमिका को हिस्से और भाषा से सीमित किया जा सकता है\u202f।',
      )}
    </p>
  );
}

const tinted = (isTinted: boolean) => classNames('matrix-column', isTinted && 'matrix-column-here');

function CellText({ role, row }: { role: RoleName; row: MatrixRow }) {
  const say = useSay();
  const sayText = useSayText();
  const cell = cellOf(role, row);
  if (!cell)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{say('nothing', 'कुछ नहीं')}</span>
      </>
    );
  return (
    <>
      <MatrixMark kind={cell.mark} />
      {sayText(cell.word)}
    </>
  );
}

function HolderCount({ role, people }: { role: RoleName; people: readonly Person[] }) {
  const say = useSay();
  const count = holdersOf(role, people).length;
  return (
    <span className="matrix-count">
      {count === 1 ? say('1 person', '1 व्यक्ति') : say(`${count} people`, `${count} लोग`)}
    </span>
  );
}
