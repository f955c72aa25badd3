import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { closeRequest, correctHeld } from '../contract.ts';
import type { Person } from './held.tsx';
import { ofRequests } from './open-request.ts';
import type { OpenRequest } from './open-request.ts';

interface DialogProps {
  request: OpenRequest;
  onClose: () => void;
}

const problemOf = (error: unknown) => {
  const msg = error instanceof CallFailed ? error.failure.errors?.[0]?.msg : undefined;
  return msg ? { problem: msg } : {};
};

interface CorrectDialogProps extends DialogProps {
  person: Person;
  onCorrected: () => void;
}

/** Corrects the name or the constituency of a person in every place. */
export function CorrectDialog({ request, person, onClose, onCorrected }: CorrectDialogProps) {
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState('');
  const [constituency, setConstituency] = useState('');
  const correct = useCallMutation(correctHeld, { refreshes: ofRequests });
  return (
    <Dialog title={say('Correct', 'सुधारें')} isOpen onClose={onClose}>
      <form
        className="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          correct.mutate(
            { body: { ...person, id: request.id, name, constituency } },
            {
              onSuccess: ({ data: { rows } }) => {
                if (rows === 0) return;
                const english = rows === 1 ? 'Corrected in 1 row.' : `Corrected in ${rows} rows.`;
                toast.success(say(english, `${rows} जगह सुधार हुआ\u202f।`));
                onCorrected();
                onClose();
              },
              onError: toast.formError,
            },
          );
        }}
      >
        <TextField
          label={say('Right name', 'सही नाम')}
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          {...problemOf(correct.error)}
        />
        <TextField
          label={say('Right constituency', 'सही क्षेत्र')}
          value={constituency}
          maxLength={120}
          onChange={({ target }) => setConstituency(target.value)}
          hint={say(
            'A mail address or a number is changed by its owner alone, who proves it.',
            'मेल पता या नंबर सिर्फ़ उसका मालिक बदल सकता है, प्रमाण देकर\u202f।',
          )}
        />
        <NothingToCorrect isTold={correct.data?.data.rows === 0} />
        <ActionButton type="submit" busy={correct.isPending}>
          {say('Correct everywhere', 'हर जगह सुधारें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

function NothingToCorrect({ isTold }: { isTold: boolean }) {
  const say = useSay();
  const told = say(
    'Nothing that we hold of this person has a name or a constituency that could be corrected. Close this, and close the request with that answer.',
    'इस व्यक्ति के बारे में हमारे पास जो है, उसमें सुधारने लायक न नाम है, न क्षेत्र\u202f। इसे बंद करें, और यही जवाब लिखकर अनुरोध बंद करें\u202f।',
  );
  return <FormFailure message={isTold ? told : undefined} />;
}

/** Closes a request with what was done, or why it was refused. */
export function CloseDialog({ request, onClose }: DialogProps) {
  const say = useSay();
  const toast = useToast();
  const [state, setState] = useState<'done' | 'refused'>('done');
  const { text: outcome, setText: setOutcome, forget } = useTypedText(`outcome ${request.id}`);
  const close = useCallMutation(closeRequest, {
    refreshes: ofRequests,
    onDone: () => forget(outcome),
  });
  return (
    <Dialog title={say('Close the request', 'अनुरोध बंद करें')} isOpen onClose={onClose}>
      <form
        className="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          close.mutate(
            { body: { id: request.id, state, outcome } },
            {
              onSuccess: ({ message = '' }) => {
                toast.success(message);
                onClose();
              },
              onError: toast.formError,
            },
          );
        }}
      >
        <SelectField
          label={say('It was', 'अनुरोध')}
          value={state}
          onChange={({ target }) => setState(target.value === 'refused' ? 'refused' : 'done')}
        >
          <option value="done">{say('done', 'पूरा हुआ')}</option>
          <option value="refused">{say('refused', 'मना किया गया')}</option>
        </SelectField>
        <TextAreaField
          label={say('What was done, or why not', 'क्या किया गया, या क्यों नहीं')}
          value={outcome}
          maxLength={1000}
          onChange={({ target }) => setOutcome(target.value)}
          {...problemOf(close.error)}
        />
        <ActionButton type="submit" busy={close.isPending}>
          {say('Close it', 'बंद करें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
