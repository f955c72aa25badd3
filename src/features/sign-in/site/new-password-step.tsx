import type { ReactNode } from 'react';
import { SecretField } from '#ui/secret-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer, FieldErrors, Taken } from '#ui/use-submission.ts';
import { StepForm } from './step-form.tsx';

interface NewPasswordProps<Reply extends Answer> {
  title: string;
  intro: ReactNode;
  progress?: string | undefined;
  heading?: 'h1' | 'h2' | 'none';
  label: string;
  /** What the call says the password is. */
  name?: 'password' | 'newPassword';
  problems?: FieldErrors;
  send?: (typed: Record<string, string>) => Promise<Reply | (Answer & { success: false })>;
  onDone: (answer: Taken<Reply>, typed: Record<string, string>) => void;
}

const SHORTEST = 8;

/** A password, twice. */
export function NewPasswordStep<Reply extends Answer>({
  name = 'password',
  ...rest
}: NewPasswordProps<Reply>) {
  const { t } = useTranslation();
  const check = (typed: Record<string, string>): FieldErrors => {
    const password = typed[name] ?? '';
    if (!password) return { [name]: t('signIn.passwordRequired') };
    if ([...password].length < SHORTEST) return { [name]: t('register.passwordShort') };
    if (password !== typed['confirmPassword'])
      return { confirmPassword: t('register.passwordsDiffer') };
    return {};
  };
  return (
    <StepForm<Reply> {...rest} check={check}>
      {(errors) => <NewPasswordFields name={name} errors={errors} />}
    </StepForm>
  );
}

export function NewPasswordFields({ name, errors }: { name: string; errors: FieldErrors }) {
  const { t } = useTranslation();
  const looks = { show: t('signIn.show'), hide: t('signIn.hide'), autoComplete: 'new-password' };
  return (
    <>
      <SecretField
        {...looks}
        name={name}
        label={t('register.newPassword')}
        hint={t('register.passwordHint')}
        problem={errors[name]}
      />
      <SecretField
        {...looks}
        name="confirmPassword"
        label={t('register.confirmPassword')}
        problem={errors['confirmPassword']}
      />
    </>
  );
}
