import { indianMobile, spacedMobile } from '#lib/phone.ts';
import { TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { checkEmail, looksLikeEmail } from './check-email.ts';
import { Benefit } from './benefit.tsx';
import { StepForm } from './step-form.tsx';
import type { Registration } from './use-registration.ts';

interface LineStepProps {
  registration: Registration;
}

export function NameStep({
  registration: { gathered, problems, progress, answer },
}: LineStepProps) {
  const { t } = useTranslation();
  return (
    <StepForm
      title={t('register.nameTitle')}
      intro={
        <>
          {gathered.isUnknown && <NoAccountYet number={gathered.mobile_number} />}
          {t('register.nameIntro')}
        </>
      }
      progress={progress}
      label={t('signIn.goOn')}
      problems={problems}
      check={({ name }): FieldErrors => (name ? {} : { name: t('join.nameRequired') })}
      onDone={(_, { name = '' }) => answer({ name })}
    >
      {(errors) => (
        <TextField
          name="name"
          autoComplete="name"
          maxLength={120}
          label={t('join.name')}
          defaultValue={gathered.name}
          problem={errors['name']}
        />
      )}
    </StepForm>
  );
}

/** Said to whoever wanted to log in: the number may be mistyped. */
function NoAccountYet({ number }: { number: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <span className="step-aside">
      {t('register.noAccountYet', { number: spacedMobile(number) })}{' '}
      <Link href={to('/login#number')}>{t('register.otherNumber')}</Link>
    </span>
  );
}

export function EmailStep({
  registration: { gathered, problems, progress, answer },
}: LineStepProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <StepForm
      key={gathered.email}
      title={t('register.title')}
      intro={<Benefit text={t('register.emailIntro')} />}
      progress={progress}
      label={t('signIn.goOn')}
      problems={problems}
      check={checkEmail(t)}
      onDone={(_, { email = '' }) => answer({ email })}
      foot={
        <p className="step-links">
          <Link href={to('/register')}>{t('signIn.useNumber')}</Link>
          <Link href={to('/login')}>{t('signIn.title')}</Link>
        </p>
      }
    >
      {(errors) => (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('join.email')}
          defaultValue={gathered.email}
          problem={errors['email']}
        />
      )}
    </StepForm>
  );
}

/** Under 18 nothing is made before a parent agrees, so the parent is asked first. */
export function ParentStep({
  registration: { gathered, problems, progress, answer },
}: LineStepProps) {
  const { t } = useTranslation();
  const check = ({ parentContact = '' }): FieldErrors => {
    const isContact = indianMobile(parentContact) ?? looksLikeEmail(parentContact);
    return isContact ? {} : { parentContact: t('register.parentWrong') };
  };
  return (
    <StepForm
      title={t('register.parentTitle')}
      intro={t('register.parentIntro')}
      progress={progress}
      label={t('signIn.goOn')}
      problems={problems}
      check={check}
      onDone={(_, { parentContact = '' }) => answer({ parentContact })}
    >
      {(errors) => (
        <TextField
          name="parentContact"
          label={t('register.parentContact')}
          hint={t('register.parentHint')}
          autoComplete="off"
          defaultValue={gathered.parentContact}
          problem={errors['parentContact']}
        />
      )}
    </StepForm>
  );
}
