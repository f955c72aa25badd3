import { useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';
import type { SentCode } from './sent-code.ts';
import { verifyNumber } from './verify-number.ts';

interface NumberProofProps {
  /** `undefined` where the number belongs to an account already. */
  onProven: (mobile_number: string, verification: string | undefined) => void;
}

/** A new number for an account, proven by a code. */
export function NumberProof({ onProven }: NumberProofProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode>();
  if (!sent)
    return (
      <NumberStep inDialog title={t('signIn.mobileNumber')} intro={undefined} onSent={setSent} />
    );
  return (
    <CodeStep
      sent={sent}
      inDialog
      label={t('prove.confirm')}
      verify={(otp) => verifyNumber(sent.mobile_number, otp)}
      onVerified={({ data }) => onProven(sent.mobile_number, data.verification)}
      onSentAgain={setSent}
    />
  );
}
