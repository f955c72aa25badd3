import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { usePermission, useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  changeRoles,
  isSameRoles,
  listStaff,
  resetSecondFactor,
  restoreAgent,
  suspendAgent,
} from '../../contract.ts';
import type { HeldRole } from '../../contract.ts';
import { useProof } from '../factors/use-proof.tsx';
import { Confirmed } from './confirmed.tsx';
import type { Person } from './people.ts';
import { PersonFacts } from './person-facts.tsx';
import { RoleChoices } from './role-choices.tsx';
import { RolesNow } from './roles-now.tsx';

interface PersonDrawerProps {
  person: Person;
  onClose: () => void;
}

/** One person: facts, roles, and what an administrator may do. */
export function PersonDrawer({ person, onClose }: PersonDrawerProps) {
  const say = useSay();
  const isMe = useMe().id === person.id;
  const isAdministrator = usePermission()('agents:admin');
  return (
    <Dialog title={person.name} isOpen onClose={onClose} shape="drawer">
      <div className="stacked drawer-form">
        <PersonFacts person={person} />
        {isMe && (
          <p className="row-note">
            {say(
              'This is you. Your own roles are changed by another administrator.',
              'ये आप हैं\u202f। आपकी भूमिकाएँ कोई दूसरा व्यवस्थापक बदलता है\u202f।',
            )}
          </p>
        )}
        {isAdministrator && !isMe && (
          <>
            <div className="stacked drawer-form not-on-phones">
              <RolesForm person={person} onSaved={onClose} />
            </div>
            <Measures person={person} onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Roles as they were chosen, and those that they were chosen over. */
interface Chosen {
  roles: HeldRole[];
  over: readonly HeldRole[];
}

function RolesForm({ person, onSaved }: { person: Person; onSaved: () => void }) {
  const say = useSay();
  const toast = useToast();
  const [chosen, setChosen] = useState<Chosen>();
  const { roles, over } = chosen ?? { roles: person.roles, over: person.roles };
  const { guarded, dialog } = useProof();
  const change = useCallMutation(changeRoles, { refreshes: [listStaff] });
  const problems = useFormProblems(change.error, ['roles']);
  const isSame = isSameRoles(roles, person.roles);
  const save = async () => {
    const body = { id: person.id, roles, seen: person.roles };
    const saved = await guarded(() => change.mutateAsync({ body }));
    if (!saved) return;
    toast.success(saved.message ?? '');
    onSaved();
  };
  return (
    <>
      <RoleChoices
        held={roles}
        onChange={(next) => setChosen({ roles: next, over })}
        problem={problems.fields['roles']}
      />
      <FormFailure message={problems.message} />
      {!isSameRoles(over, person.roles) && (
        <RolesNow roles={person.roles} take={() => setChosen(undefined)} />
      )}
      <ActionButton
        disabled={isSame}
        busy={change.isPending}
        // The form shows what was refused.
        onClick={() => void save().catch(() => undefined)}
      >
        {say('Change the roles', 'भूमिकाएँ बदलें')}
      </ActionButton>
      {dialog}
      {!isSame && (
        <p className="row-note">
          {say(
            `${person.name} is logged out everywhere, and logs in again with the new roles.`,
            `${person.name} को हर जगह से लॉग आउट किया जाएगा; नई भूमिकाओं के साथ फिर लॉग इन करना होगा\u202f।`,
          )}
        </p>
      )}
    </>
  );
}

type Measure = typeof suspendAgent | typeof restoreAgent | typeof resetSecondFactor;

/** A call about one person, which says how it went. */
function useMeasure(endpoint: Measure, { id }: Person, onDone: () => void) {
  const toast = useToast();
  const act = useCallMutation<Measure>(endpoint, { refreshes: [listStaff] });
  const { guarded, dialog } = useProof();
  const measure = async () => {
    const done = await guarded(() => act.mutateAsync({ body: { id } }));
    if (!done) return;
    toast.success(done.message ?? '');
    onDone();
  };
  return { run: () => void measure().catch(toast.error), dialog };
}

function Measures({ person, onDone }: { person: Person; onDone: () => void }) {
  const say = useSay();
  const suspend = useMeasure(suspendAgent, person, onDone);
  const restore = useMeasure(restoreAgent, person, onDone);
  const reset = useMeasure(resetSecondFactor, person, onDone);
  const { name } = person;
  return (
    <div className="measures">
      {person.isSuspended ? (
        <ActionButton kind="line" icon="undo" onClick={restore.run}>
          {say('Let in again', 'फिर से आने दें')}
        </ActionButton>
      ) : (
        <Confirmed
          label={say('Suspend', 'निलंबित करें')}
          icon="lock"
          question={say(
            `Suspend ${name}? Nothing opens for them from that moment. What they wrote stays; what they planned is taken back.`,
            `${name} को निलंबित करें? उसी पल से उनके लिए कुछ नहीं खुलेगा\u202f। उनका लिखा बना रहेगा; उन्होंने जिसका समय तय किया था, वह वापस लिया जाएगा\u202f।`,
          )}
          confirm={say('Suspend now', 'अभी निलंबित करें')}
          onConfirm={suspend.run}
        />
      )}
      {(person.hasCodes || person.hasPasskeys) && (
        <Confirmed
          label={say('Reset the second step', 'दूसरा कदम हटाएँ')}
          icon="key"
          question={say(
            `Only when ${name} has lost phone and recovery codes, and you have spoken with them. They are logged out, get a mail, and set it up again with their password.`,
            `सिर्फ़ तब, जब ${name} का फ़ोन और रिकवरी कोड खो गए हों और आपकी उनसे बात हो चुकी हो\u202f। वे लॉग आउट होंगे, उन्हें मेल जाएगा, और पासवर्ड से इसे फिर सेट करना होगा\u202f।`,
          )}
          confirm={say('Reset now', 'अभी हटाएँ')}
          onConfirm={reset.run}
        />
      )}
      {suspend.dialog}
      {restore.dialog}
      {reset.dialog}
    </div>
  );
}
