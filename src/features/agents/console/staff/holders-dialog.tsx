import type { RoleName } from '#contract/roles.ts';
import { Dialog } from '#ui/console/dialog.tsx';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { cellOf } from './matrix-rows.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { holdersOf, scopeOf } from './people.ts';
import type { Person } from './people.ts';

interface HoldersDialogProps {
  role: RoleName;
  row: MatrixRow;
  people: readonly Person[];
  onClose: () => void;
  onOpen: (person: Person) => void;
}

/** A cell of the matrix: what the role may do there, and who holds it. */
export function HoldersDialog({ role, row, people, onClose, onOpen }: HoldersDialogProps) {
  const say = useSay();
  const sayText = useSayText();
  const cell = cellOf(role, row);
  const title = `${sayText(roleTexts[role])}: ${sayText(row.label)}`;
  const holders = holdersOf(role, people);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>
        {cell
          ? say(
              `May do here: ${sayText(cell.word)}. It is held by:`,
              `यहाँ कर सकते हैं: ${sayText(cell.word)}\u202f। यह भूमिका इनके पास है:`,
            )
          : say(
              'This role opens nothing here. It is held by:',
              'यह भूमिका यहाँ कुछ नहीं खोलती\u202f। यह इनके पास है:',
            )}
      </p>
      <ul className="ruled-list holders">
        {holders.map((person) => {
          const held = person.roles.find((each) => each.role === role);
          return (
            <li key={person.id} className="ruled-row">
              <button
                type="button"
                className="action-quiet"
                onClick={() => {
                  onClose();
                  onOpen(person);
                }}
              >
                {person.name}
              </button>
              <span className="row-note">
                {(held && scopeOf(held, sayText)) ?? say('everywhere', 'सब जगह')}
              </span>
            </li>
          );
        })}
        {holders.length === 0 && (
          <li className="ruled-row row-note">{say('Nobody yet', 'अभी कोई नहीं')}</li>
        )}
      </ul>
    </Dialog>
  );
}
