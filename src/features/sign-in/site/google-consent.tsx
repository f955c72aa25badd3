import { CheckField } from '#ui/check-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { Notice } from './notice.tsx';
import { StepForm } from './step-form.tsx';

/** Nobody gets an account by Google alone: what it holds is said before, as to everybody. */
export function GoogleConsent({ onGiven }: { onGiven: () => void }) {
  const { t } = useTranslation();
  return (
    <StepForm
      step="consent"
      title={t('register.consentsTitle')}
      intro={t('register.googleIntro')}
      label={t('register.finish')}
      check={({ consent }): FieldErrors =>
        consent ? {} : { consent: t('register.consentNeeded') }
      }
      onDone={onGiven}
      foot={<Notice />}
    >
      {(errors) => (
        <CheckField
          name="consent"
          value="true"
          label={t('register.consent')}
          hint={t('register.consentWhat')}
          problem={errors['consent']}
        />
      )}
    </StepForm>
  );
}
