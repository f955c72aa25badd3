import { useEffect, useRef, useState } from 'react';
import { call } from '#client/call.ts';
import { keepToken } from '#client/token.ts';
import type { PostedForm } from '#ui/forms/post-form.ts';
import { SecretField } from '#ui/secret-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { whyDead } from './dead-link.tsx';
import { fetchContract } from './fetch-contract.ts';
import { NewPasswordFields } from './new-password-step.tsx';
import { StepForm } from './step-form.tsx';
import { takeReceipt } from './use-receipt.ts';

const secrets = ['newPassword', 'currentPassword'] as const;

/** What a link is asked for outside the browser in which it was sent for. */
type Secret = (typeof secrets)[number];

const intros = {
  none: 'register.confirmIntro',
  newPassword: 'register.confirmElsewhere',
  currentPassword: 'register.confirmAddressElsewhere',
} as const;

interface ConfirmFormProps {
  /** What the browser posted by itself, and the server refused. */
  returned: PostedForm;
  onDone: () => void;
  /** Hears why the link works no more; of nothing where it still does. */
  onDead: (why: string | undefined) => void;
}

/** One button; and a password, once the server has asked for one. */
export function ConfirmForm({ returned, onDone, onDead }: ConfirmFormProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(secretIn(returned.problems));
  const place = useArrivalAt(asked);

  async function send(typed: Record<string, string>) {
    const answer = await confirmBy(typed);
    onDead(whyDead(answer));
    if (!answer.success) {
      const params = answer.errors?.map(({ param }) => [param, param]) ?? [];
      setAsked((before) => before ?? secretIn(Object.fromEntries(params)));
    }
    return answer;
  }

  return (
    <div ref={place}>
      <StepForm
        key={`${asked} ${returned.message}`}
        title={t('register.confirmTitle')}
        heading="none"
        intro={t(intros[asked ?? 'none'])}
        label={t('register.confirm')}
        problems={returned.problems}
        failure={returned.message}
        send={send}
        onDone={({ token }) => {
          if (token) keepToken(token);
          onDone();
        }}
      >
        {(errors) => <Fields asked={asked} errors={errors} />}
      </StepForm>
    </div>
  );
}

function Fields({ asked, errors }: { asked: Secret | undefined; errors: FieldErrors }) {
  const { t } = useTranslation();
  if (!asked) return null;
  if (asked === 'newPassword') return <NewPasswordFields name="newPassword" errors={errors} />;
  return (
    <SecretField
      name="currentPassword"
      autoComplete="current-password"
      label={t('signIn.password')}
      show={t('signIn.show')}
      hide={t('signIn.hide')}
      problem={errors['currentPassword']}
    />
  );
}

/** A field that appears is where the next thing is typed. */
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

const secretIn = (problems: FieldErrors) =>
  secrets.find((name) => problems[name] !== undefined) ??
  (problems['confirmPassword'] === undefined ? undefined : 'newPassword');

async function confirmBy({
  newPassword,
  confirmPassword,
  currentPassword,
}: Record<string, string | undefined>) {
  const { confirmRegistration } = await fetchContract();
  const secret = { newPassword, confirmPassword, currentPassword };
  return call(confirmRegistration, { body: { receipt: takeReceipt() ?? '', ...secret } });
}
