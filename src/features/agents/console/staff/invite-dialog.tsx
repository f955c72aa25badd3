import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import type { FormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { inviteAgent, listStaff } from '../../contract.ts';
import type { HeldRole } from '../../contract.ts';
import { useProof } from '../factors/use-proof.tsx';
import { RoleChoices } from './role-choices.tsx';

/** Asks for name, address and roles, and mails the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const [roles, setRoles] = useState<HeldRole[]>([]);
  const invite = useCallMutation(inviteAgent, { refreshes: [listStaff] });
  const { guarded, dialog } = useProof();
  const problems = useFormProblems(invite.error, ['name', 'email', 'roles']);
  return (
    <Dialog
      title={say('Invite somebody', 'किसी को आमंत्रित करें')}
      isOpen
      onClose={onClose}
      shape="drawer"
    >
      <form
        className="stacked drawer-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const body = {
            name: String(form.get('name')),
            email: String(form.get('email')),
            language: form.get('language') === 'hi' ? ('hi' as const) : ('en' as const),
            roles,
          };
          const send = async () => {
            const sent = await guarded(() => invite.mutateAsync({ body }));
            if (!sent) return;
            toast.success(sent.message ?? '');
            onClose();
          };
          // The form shows what was refused.
          send().catch(() => undefined);
        }}
      >
        <InvitedFields problems={problems.fields} />
        <RoleChoices held={roles} onChange={setRoles} problem={problems.fields['roles']} />
        <FormFailure message={problems.message} />
        <p className="row-note">
          {say(
            'The link works once, for 7 days. It ends when you take it back, or are no administrator any more.',
            'लिंक एक बार, 7 दिन तक चलता है\u202f। आप उसे वापस लें, या व्यवस्थापक न रहें, तो वह बंद हो जाता है\u202f।',
          )}
        </p>
        <p className="drawer-foot">
          <ActionButton type="submit" icon="mail" busy={invite.isPending}>
            {say('Send the invitation', 'आमंत्रण भेजें')}
          </ActionButton>
        </p>
      </form>
      {dialog}
    </Dialog>
  );
}

function InvitedFields({ problems }: { problems: FormProblems['fields'] }) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say('Name', 'नाम')}
        name="name"
        autoComplete="off"
        ref={focusOnShow}
        problem={problems['name']}
      />
      <TextField
        label={say('Email', 'ईमेल')}
        name="email"
        type="email"
        autoComplete="off"
        problem={problems['email']}
      />
      <SelectField label={say('Language of the mail', 'मेल की भाषा')} name="language">
        <option value="en">English</option>
        <option value="hi">हिन्दी</option>
      </SelectField>
    </>
  );
}
