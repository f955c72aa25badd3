import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { countRequests, createRequest, listRequests, requestKinds } from '../contract.ts';
import { kindTexts, sourceTexts } from './request-texts.ts';

const sources = ['phone', 'letter', 'mail', 'visit'] as const;

const nothing = {
  kind: 'access',
  source: 'phone',
  name: '',
  email: '',
  phoneNumber: '',
  receivedOn: '',
  words: '',
};

type Name = keyof typeof nothing;

/** Enters a request that did not come by the form. */
export function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const { typed, type, send, forgetSent } = useTypedFields<Name>('privacy request', nothing);
  const create = useCallMutation(createRequest, {
    refreshes: [listRequests, countRequests],
    onDone: forgetSent,
  });
  const problems = create.error instanceof CallFailed ? (create.error.failure.errors ?? []) : [];
  const problem = (param: string) => {
    const found = problems.find((each) => each.param === param)?.msg;
    return found ? { problem: found } : {};
  };
  return (
    <Dialog title={say('New request', 'नया अनुरोध')} isOpen onClose={onClose}>
      <form
        className="template-form"
        noValidate
        onInput={({ target }) => {
          const { name, value } = target as HTMLInputElement;
          type(name as Name, value);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send();
          create.mutate(
            { form: new FormData(event.currentTarget) },
            {
              onSuccess: ({ data, message = '' }) => {
                toast.success(message);
                onClose();
                void navigate(`/privacy/${data.id}`);
              },
              onError: toast.formError,
            },
          );
        }}
      >
        <RequestFields begin={typed} problem={problem} />
        <ActionButton type="submit" busy={create.isPending}>
          {say('Enter the request', 'अनुरोध दर्ज करें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  begin: Record<Name, string>;
  problem: (param: string) => { problem?: string };
}

/** The fields of a request, each with its own problem. */
function RequestFields({ begin, problem }: FieldsProps) {
  const say = useSay();
  const sayText = useSayText();
  const optional = say('optional', 'वैकल्पिक');
  return (
    <>
      <SelectField
        name="kind"
        label={say('The person', 'व्यक्ति')}
        defaultValue={begin.kind}
        {...problem('kind')}
      >
        {requestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {sayText(kindTexts[kind])}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="source"
        label={say('It came', 'कैसे आया')}
        defaultValue={begin.source}
        {...problem('source')}
      >
        {sources.map((source) => (
          <option key={source} value={source}>
            {sayText(sourceTexts[source])}
          </option>
        ))}
      </SelectField>
      <PersonFields begin={begin} problem={problem} />
      <TextField
        name="receivedOn"
        type="date"
        label={say('Day that it came', 'किस दिन आया')}
        defaultValue={begin.receivedOn}
        optional={optional}
        {...problem('receivedOn')}
      />
      <TextAreaField
        name="words"
        label={say('In their words', 'उनके शब्दों में')}
        defaultValue={begin.words}
        optional={optional}
        maxLength={5000}
        {...problem('words')}
      />
    </>
  );
}

/** The person who asks, as far as they told who they are. */
function PersonFields({ begin, problem }: FieldsProps) {
  const say = useSay();
  const optional = say('optional', 'वैकल्पिक');
  return (
    <>
      <TextField
        name="name"
        label={say('Name', 'नाम')}
        defaultValue={begin.name}
        maxLength={120}
        {...problem('name')}
      />
      <TextField
        name="email"
        type="email"
        label={say('Mail address', 'मेल पता')}
        defaultValue={begin.email}
        optional={optional}
        {...problem('email')}
      />
      <TextField
        name="phoneNumber"
        type="tel"
        label={say('Mobile number', 'मोबाइल नंबर')}
        defaultValue={begin.phoneNumber}
        optional={optional}
        {...problem('phoneNumber')}
      />
    </>
  );
}
