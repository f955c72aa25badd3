import { useEffect, useRef, useState } from 'react';
import { call } from '#client/call.ts';
import { keepToken } from '#client/token.ts';
import type { PostedForm } from '#ui/forms/post-form.ts';
import { whyDead } from '#ui/forms/why-dead.ts';
import { fetchContract } from './fetch-contract.ts';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import type { FieldValues } from './steps.ts';
import { takeReceipt } from './use-receipt.ts';

/** The password that a link is asked for outside the browser that it was sent for. */
type Secret = 'newPassword' | 'currentPassword';

const stepFor = {
  newPassword: steps.confirmWithNewPassword,
  currentPassword: steps.confirmWithCurrentPassword,
};

interface ConfirmFormProps {
  /** The form that the browser posted without scripts and the server refused. */
  returned: PostedForm;
  onDone: () => void;
  /** Takes the reason why the link no longer works, or `undefined` while it works. */
  onDead: (why: string | undefined) => void;
}

/** One button; and a password, once the server has asked for one. */
export function ConfirmForm({ returned, onDone, onDead }: ConfirmFormProps) {
  const [asked, setAsked] = useState(secretIn(Object.keys(returned.problems)));
  const place = useArrivalAt(asked);

  async function send(typed: FieldValues) {
    const answer = await confirmBy(typed);
    onDead(whyDead(answer));
    if (!answer.success) {
      const params = answer.errors?.map(({ param }) => param) ?? [];
      setAsked((before) => before ?? secretIn(params));
    }
    return answer;
  }

  return (
    <div ref={place}>
      <StepForm
        key={`${asked} ${returned.message}`}
        step={asked ? stepFor[asked] : steps.confirm}
        heading="none"
        problems={returned.problems}
        failure={returned.message}
        send={send}
        onDone={({ token }) => {
          if (token) keepToken(token);
          onDone();
        }}
      />
    </div>
  );
}

/** Focuses a field that has just appeared. */
function useArrivalAt(asked: Secret | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (asked !== before.current)
      place.current?.querySelector<HTMLElement>('.secret-input')?.focus();
    before.current = asked;
  }, [asked]);
  return place;
}

function secretIn(params: string[]): Secret | undefined {
  if (params.includes('currentPassword')) return 'currentPassword';
  const isNew = params.includes('newPassword') || params.includes('confirmPassword');
  return isNew ? 'newPassword' : undefined;
}

async function confirmBy({ newPassword, confirmPassword, currentPassword }: Partial<FieldValues>) {
  const { confirmRegistration } = await fetchContract();
  const secret = { newPassword, confirmPassword, currentPassword };
  return call(confirmRegistration, { body: { receipt: takeReceipt() ?? '', ...secret } });
}
