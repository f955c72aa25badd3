import { useEffect, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { indianMobile, spacedMobile } from '#lib/phone.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { findPeople } from '../contract.ts';
import { Held } from './held.tsx';
import type { Person } from './held.tsx';

/** People found by a name, or what is held under a number or an address that was typed whole. */
export function PeopleDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const say = useSay();
  const [person, setPerson] = useState<Person | undefined>(() => personIn(typed));
  return (
    <Dialog title={typed} isOpen onClose={onClose} shape="wide">
      {person ? (
        <>
          <p className="row-note">
            {say('Looking is written to the record.', 'देखना रिकॉर्ड में लिखा जाता है\u202f।')}
          </p>
          <Held person={person} />
        </>
      ) : (
        <People name={typed} onChoose={setPerson} />
      )}
    </Dialog>
  );
}

/** An address or a number; undefined for a name. */
function personIn(typed: string): Person | undefined {
  if (typed.includes('@')) return { email: typed };
  return indianMobile(typed) ? { phoneNumber: typed } : undefined;
}

function People({ name, onChoose }: { name: string; onChoose: (person: Person) => void }) {
  const say = useSay();
  const { mutate, data, error } = useCallMutation(findPeople);
  useEffect(() => mutate({ body: { name } }), [mutate, name]);
  if (error) return <FailedState error={error} retry={() => mutate({ body: { name } })} />;
  if (!data) return <RowSkeletons rows={3} />;
  if (data.data.length === 0)
    return <p>{say('Nobody of this name is known here.', 'यहाँ इस नाम का कोई नहीं है\u202f।')}</p>;
  return (
    <ul className="ruled-list">
      {data.data.map(({ name: known, email, phoneNumber }) => (
        <li key={`${email} ${phoneNumber}`} className="ruled-row">
          <span className="ruled-row-text">
            <span className="row-title">{known}</span>
            <br />
            <span className="row-note">
              {[email, phoneNumber && spacedMobile(phoneNumber)].filter(Boolean).join(', ')}
            </span>
          </span>
          <ActionButton
            kind="line"
            onClick={() =>
              onChoose({ ...(email && { email }), ...(phoneNumber && { phoneNumber }) })
            }
          >
            {say('See what we hold', 'जमा डेटा देखें')}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
