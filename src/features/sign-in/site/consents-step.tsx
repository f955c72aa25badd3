import type { Failure } from '#client/failure.ts';
import { keepToken } from '#client/token.ts';
import { CheckField } from '#ui/check-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { Notice } from './notice.tsx';
import { endOf, registrationKey } from './registration.ts';
import type { SendRegistration } from './send-registration.ts';
import { StepForm } from './step-form.tsx';
import { forgetKept } from './use-kept.ts';
import type { Registration } from './use-registration.ts';

interface ConsentsStepProps {
  registration: Registration;
  send: SendRegistration;
}

/** The notice, and what somebody agrees to, each by itself; then the account is made. */
export function ConsentsStep({ registration, send }: ConsentsStepProps) {
  const { way, gathered, password, setTicked, progress, correct, end } = registration;
  const { t } = useTranslation();
  return (
    <StepForm
      title={t('register.consentsTitle')}
      intro={t(way === 'google' ? 'register.googleIntro' : 'register.consentsIntro')}
      progress={progress}
      label={t('register.finish')}
      check={({ consent }): FieldErrors =>
        consent ? {} : { consent: t('register.consentNeeded') }
      }
      send={async (ticked) => {
        setTicked(ticked);
        const answer = await send(gathered, password, ticked);
        const { errors = [] } = answer.success ? {} : answer;
        const found = Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));
        // The screen of the wrong answer says what is wrong with it.
        return correct(found) ? stayQuiet : answer;
      }}
      onDone={({ token }) => {
        if (token) keepToken(token);
        forgetKept(registrationKey);
        end(endOf(token, gathered));
      }}
      foot={<Notice />}
    >
      {(errors) => <ConsentFields errors={errors} byEmail={way !== 'number'} />}
    </StepForm>
  );
}

const stayQuiet: Failure = { success: false, message: '', errors: [{ param: 'consent', msg: '' }] };

interface ConsentFieldsProps {
  errors: FieldErrors;
  /** A newsletter goes to an e-mail address and an SMS to a number: the other is not asked for. */
  byEmail: boolean;
}

export function ConsentFields({ errors, byEmail }: ConsentFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <CheckField
        name="consent"
        value="true"
        label={t('register.consent')}
        hint={t('register.consentWhat')}
        problem={errors['consent']}
      />
      <p className="step-or">
        <span>{t('register.ifYouLike')}</span>
      </p>
      {byEmail ? (
        <CheckField
          name="newsletter"
          value="true"
          label={t('consents.newsletter')}
          hint={t('consents.newsletterWhat')}
        />
      ) : (
        <CheckField
          name="sms"
          value="true"
          label={t('consents.sms')}
          hint={t('consents.smsWhat')}
        />
      )}
      <CheckField
        name="publicName"
        value="true"
        label={t('consents.publicName')}
        hint={t('consents.publicNameWhat')}
      />
    </>
  );
}
