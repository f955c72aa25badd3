import type { ReactNode } from 'react';
import { indianMobile } from '#lib/phone.ts';
import { PhoneField } from '#ui/phone-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { sendCodeTo } from './sent-code.ts';
import type { SentCode } from './sent-code.ts';
import { StepForm } from './step-form.tsx';

interface NumberStepProps {
  title: string;
  intro: ReactNode;
  progress?: string | undefined;
  inDialog?: boolean | undefined;
  mobile_number?: string | undefined;
  problems?: FieldErrors;
  failure?: string | undefined;
  onSent: (sent: SentCode) => void;
  foot?: ReactNode;
}

/** Asks for a mobile number, and sends a code to it. */
export function NumberStep({ mobile_number = '', onSent, ...rest }: NumberStepProps) {
  const { t } = useTranslation();
  const check = ({ mobile_number: typed = '' }): FieldErrors => {
    if (!typed) return { mobile_number: t('signIn.numberRequired') };
    return indianMobile(typed) ? {} : { mobile_number: t('signIn.numberWrong') };
  };
  return (
    <StepForm
      {...rest}
      label={t('signIn.sendCode')}
      check={check}
      send={({ mobile_number: typed = '' }) => sendCodeTo(typed)}
      onDone={({ sent }) => onSent(sent)}
    >
      {(errors) => (
        <PhoneField
          name="mobile_number"
          label={t('signIn.mobileNumber')}
          hint={t('signIn.numberHint')}
          defaultValue={mobile_number.replace(/^\+91/, '')}
          problem={errors['mobile_number']}
        />
      )}
    </StepForm>
  );
}
