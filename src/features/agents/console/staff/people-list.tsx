import { firstGrapheme } from '#lib/script/grapheme.ts';
import { classNames } from '#ui/class-names.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { scopeOf } from './people.ts';
import type { Person } from './people.ts';
import { useLastSeen, useSecondStep } from './person-texts.ts';

interface PeopleListProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

/** The people as rows; each opens its drawer. */
export function PeopleList({ people, onOpen }: PeopleListProps) {
  return (
    <ul className="ruled-list people-list">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onOpen={() => onOpen(person)} />
      ))}
    </ul>
  );
}

function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const say = useSay();
  const sayText = useSayText();
  const seen = useLastSeen(person);
  const step = useSecondStep(person);
  const { name, roles, isHere, isSuspended } = person;
  const names = roles.map(({ role }) => sayText(roleTexts[role])).join(', ');
  const scopes = roles.map((held) => scopeOf(held, sayText)).filter(Boolean);
  return (
    <li className={classNames('ruled-row person-row', isSuspended && 'person-row-off')}>
      <span className={classNames('initial', isHere && 'initial-here')} aria-hidden="true">
        {firstGrapheme(name)}
      </span>
      <button type="button" className="person-name row-title" onClick={onOpen}>
        {name}
      </button>
      <span className="person-roles">{names || say('No role yet', 'अभी कोई भूमिका नहीं')}</span>
      <span className="row-note person-scope">
        {scopes.length > 0 ? scopes.join('; ') : say('All sections', 'सभी हिस्से')}
      </span>
      <span className="row-note person-step">
        {say(`second step: ${step}`, `दूसरा कदम: ${step}`)}
      </span>
      <span className="row-note person-seen">{seen}</span>
    </li>
  );
}
