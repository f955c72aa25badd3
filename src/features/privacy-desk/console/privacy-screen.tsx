import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { TextField } from '#ui/field.tsx';
import { listRequests } from '../contract.ts';
import { NewRequestDialog } from './new-request-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import './privacy.css';
import { RequestList } from './request-list.tsx';
import { RequestView } from './request-view.tsx';

/** The privacy desk: requests with their days, and everything held on the person who asks. */
export default function PrivacyScreen() {
  const say = useSay();
  const may = usePermission();
  const { id } = useParams();
  const [isNew, setNew] = useState(false);
  const [searched, setSearched] = useState<string>();
  const { data } = useCallQuery(listRequests);
  useShortcut('N', ['New request', 'नया अनुरोध'], () => setNew(true), may('privacy:write'));
  return (
    <Screen
      title={say('Privacy desk', 'निजता डेस्क')}
      count={data && say(`${data.open} open`, `${data.open} खुले`)}
      back={id === undefined ? '/' : '/privacy'}
      actions={
        <>
          <PersonSearch onSearch={setSearched} />
          {may('privacy:write') && (
            <ActionButton className="privacy-new" icon="plus" keys="N" onClick={() => setNew(true)}>
              {say('New request', 'नया अनुरोध')}
            </ActionButton>
          )}
        </>
      }
    >
      <div className={id === undefined ? 'privacy' : 'privacy privacy-open'}>
        <RequestList open={id} />
        {id !== undefined && <RequestView key={id} id={Number(id)} />}
      </div>
      {isNew && <NewRequestDialog onClose={() => setNew(false)} />}
      {searched && <PeopleDialog typed={searched} onClose={() => setSearched(undefined)} />}
    </Screen>
  );
}

/** The field at the top, for a person who has not asked for anything. */
function PersonSearch({ onSearch }: { onSearch: (typed: string | undefined) => void }) {
  const say = useSay();
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', ['Find a person', 'व्यक्ति खोजें'], () => search.current?.focus());
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(search.current?.value.trim());
      }}
    >
      <TextField
        ref={search}
        type="search"
        label={say('Name, number or address of a person', 'व्यक्ति का नाम, नंबर या पता')}
        maxLength={120}
      />
    </form>
  );
}
