import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { roleNames } from '#contract/roles.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission, useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { listStaff } from '../../contract.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedList } from './invited-list.tsx';
import { PeopleList } from './people-list.tsx';
import type { Person, StaffData } from './people.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { RolesMatrix } from './roles-matrix.tsx';
import './staff.css';

const views = ['roles', 'people', 'invited'] as const;
type View = (typeof views)[number];
const FIRST_PEOPLE = 3;

/** The people who make the campaign, and the roles that they hold. */
export default function PeopleScreen() {
  const say = useSay();
  const staff = useCallQuery(listStaff);
  const mayInvite = usePermission()('agents:write');
  const [search, setSearch] = useSearchParams();
  const [isInviting, setIsInviting] = useState(false);
  const view = views.find((each) => each === search.get('view')) ?? 'roles';
  const show = (next: View, person?: Person) =>
    setSearch({ ...(next !== 'roles' && { view: next }), ...(person && { person: person.id }) });
  const invite = () => setIsInviting(true);
  useShortcut('N', ['Invite somebody', 'किसी को आमंत्रित करें'], invite, mayInvite);
  const data = staff.data?.data;
  const opened = data?.people.find(({ id }) => id === search.get('person'));
  return (
    <Screen
      title={say('People and roles', 'लोग और भूमिकाएँ')}
      actions={
        <>
          <Views view={view} staff={data} onChange={show} />
          {mayInvite && (
            <ActionButton className="not-on-phones" icon="mail" keys="N" onClick={invite}>
              {say('Invite', 'आमंत्रित करें')}
            </ActionButton>
          )}
        </>
      }
    >
      <QueryState query={staff} />
      {data && <Staff staff={data} view={view} onShow={show} />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {opened && <PersonDrawer key={opened.id} person={opened} onClose={() => show(view)} />}
    </Screen>
  );
}

interface StaffProps {
  staff: StaffData;
  view: View;
  onShow: (view: View, person?: Person) => void;
}

function Staff({ staff: { people, invitations }, view, onShow }: StaffProps) {
  const say = useSay();
  const open = (person: Person) => onShow(view, person);
  return (
    <>
      <p className="on-larger-screens">
        {say(
          'Roles are given on a larger screen. Here you see the people of the team.',
          'भूमिकाएँ बड़े पर्दे पर दी जाती हैं\u202f। यहाँ दिखता है कि टीम में कौन है\u202f।',
        )}
      </p>
      <ShareOut people={people} />
      {view === 'roles' && (
        <div className="roles-view">
          <RolesMatrix people={people} onOpen={open} />
          <div className="people-head">
            <h2>
              {say('People', 'लोग')} <span className="screen-count">{people.length}</span>
            </h2>
            <ActionButton kind="quiet" onClick={() => onShow('people')}>
              {say('All people', 'सभी लोग')}
            </ActionButton>
          </div>
          <PeopleList people={people.slice(0, FIRST_PEOPLE)} onOpen={open} />
        </div>
      )}
      {view === 'people' && <PeopleList people={people} onOpen={open} />}
      {view === 'invited' && <InvitedList invitations={invitations} />}
    </>
  );
}

interface ViewsProps {
  view: View;
  staff: StaffData | undefined;
  onChange: (view: View) => void;
}

function Views({ view, staff, onChange }: ViewsProps) {
  const say = useSay();
  const people = staff?.people.length ?? '';
  const invited = staff?.invitations.length ?? '';
  const labels: Record<View, string> = {
    roles: say('Roles', 'भूमिकाएँ'),
    people: say(`People ${people}`, `लोग ${people}`),
    invited: say(`Invited ${invited}`, `आमंत्रित ${invited}`),
  };
  return views.map((each) => (
    <button
      key={each}
      type="button"
      className={each === view ? 'chosen-chip' : 'filter-chip'}
      aria-pressed={each === view}
      onClick={() => onChange(each)}
    >
      {labels[each]}
    </button>
  ));
}

/** The first administrator begins with every role, alone. */
function ShareOut({ people }: { people: readonly Person[] }) {
  const say = useSay();
  const me = useMe();
  const isAlone = people.filter(({ isSuspended }) => !isSuspended).length === 1;
  if (!isAlone || me.roles.length < roleNames.length) return null;
  return (
    <p className="share-out">
      {say(
        'You hold every role, alone. Invite the people who write, answer and publish, and give each of them their own: then two pairs of eyes see what goes out, and somebody can help when your phone is lost.',
        'अभी सारी भूमिकाएँ अकेले आपके पास हैं\u202f। जो लिखते, जवाब देते और प्रकाशित करते हैं, उन्हें आमंत्रित करें और भूमिकाएँ बाँटें: तब जो बाहर जाता है उसे दो लोग देखते हैं, और आपका फ़ोन खो जाए तो मदद के लिए कोई होता है\u202f।',
      )}
    </p>
  );
}
