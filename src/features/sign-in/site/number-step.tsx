import type { ReactNode } from 'react';
import { call } from '#client/call.ts';
import { indianMobile } from '#lib/phone.ts';
import { PhoneField } from '#ui/phone-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { StepForm } from './step-form.tsx';

/** A code that is on its way. */
export interface SentCode {
  /** As `+91` and ten digits. */
  mobile_number: string;
  /** When another may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

interface NumberStepProps {
  action?: string;
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
      step="number"
      label={t('signIn.sendCode')}
      check={check}
      send={({ mobile_number: typed = '' }) => sendCodeTo(typed)}
      onDone={({ data }, { mobile_number: typed = '' }) => onSent(sentTo(typed, data.resendAfter))}
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

export async function sendCodeTo(mobile_number: string) {
  const { sendCode } = await fetchContract();
  return call(sendCode, { body: { mobile_number } });
}

export function sentTo(typed: string, resendAfter: number): SentCode {
  return {
    mobile_number: indianMobile(typed) ?? typed,
    resendAt: Date.now() + resendAfter * 1000,
  };
}
