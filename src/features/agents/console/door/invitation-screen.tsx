import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import { keepAgentToken } from '#client/token.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { TextField } from '#ui/field.tsx';
import { acceptInvitation, findInvitation } from '../../contract.ts';
import { NewPasswordFields, useNewPassword } from '../factors/new-password-fields.tsx';
import { Door, TwoStepRules } from './door.tsx';
import { BackToLogIn } from './password-screen.tsx';

/** The link of an invitation: who one is here, and a password; the second step comes next. */
export default function InvitationScreen() {
  const say = useSay();
  const [search] = useSearchParams();
  const receipt = search.get('receipt') ?? '';
  const { mutate: look, data, error } = useCallMutation(findInvitation);
  useEffect(() => look({ body: { receipt } }), [look, receipt]);
  if (data) return <Accept receipt={receipt} invitation={data.data} />;
  return (
    <Door title={say('Your invitation', 'आपका आमंत्रण')}>
      {error ? (
        <>
          <FailedState error={error} retry={() => look({ body: { receipt } })} />
          <BackToLogIn />
        </>
      ) : (
        <RowSkeletons rows={2} />
      )}
    </Door>
  );
}

interface AcceptProps {
  receipt: string;
  invitation: ReplyOf<typeof findInvitation>['data'];
}

function Accept({ receipt, invitation }: AcceptProps) {
  const say = useSay();
  const goOn = useGoToSecondStep();
  const accept = useCallMutation(acceptInvitation);
  const { typed, problem, check } = useNewPassword();
  const problems = useFormProblems(accept.error, ['name', 'password', 'confirmPassword']);
  return (
    <Door
      title={say('Welcome to the team', 'टीम में स्वागत है')}
      aside={<InvitedRules invitation={invitation} />}
      foot=" "
    >
      <form
        className="door-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!check()) return;
          const name = String(new FormData(event.currentTarget).get('name') ?? '');
          const { password, confirmPassword } = typed;
          accept.mutate(
            { body: { receipt, name, password, confirmPassword } },
            {
              onSuccess: ({ token }) => goOn(token),
            },
          );
        }}
      >
        <FormFailure message={problems.message} />
        {/* So that a password manager keeps the address beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          label={say('Your name', 'आपका नाम')}
          name="name"
          autoComplete="name"
          defaultValue={invitation.name}
          problem={problems.fields['name']}
        />
        <NewPasswordFields
          typed={typed}
          problems={{
            password: problem.password ?? problems.fields['password'],
            confirmPassword: problem.confirmPassword ?? problems.fields['confirmPassword'],
          }}
        />
        <ActionButton type="submit" busy={accept.isPending}>
          {say('On to the second step', 'अब दूसरा कदम')}
        </ActionButton>
      </form>
      <p className="door-under">
        <span>{invitation.email}</span>
        <span>{say('Step 1 of 2', 'कदम 1/2')}</span>
      </p>
    </Door>
  );
}

function useGoToSecondStep() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (token: string) => {
    keepAgentToken(token);
    queries.clear();
    void navigate('/second-step', { replace: true });
  };
}

function InvitedRules({ invitation: { roles } }: Pick<AcceptProps, 'invitation'>) {
  const say = useSay();
  const sayText = useSayText();
  const names = roles.map(({ role }) => sayText(roleTexts[role])).join(', ');
  return (
    <TwoStepRules
      {...(names && { note: say(`Your part here: ${names}.`, `यहाँ आपकी भूमिका: ${names}\u202f।`) })}
    />
  );
}
