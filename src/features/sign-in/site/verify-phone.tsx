import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { verifyPhone } from './sent-code.ts';
import type { SentCode } from './sent-code.ts';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';

interface VerifyPhoneProps {
  /** `undefined` where the number belongs to an account already. */
  onProven: (mobile_number: string, verification: string | undefined) => void;
}

/** A new number for an account, proven by a code. */
export function VerifyPhone({ onProven }: VerifyPhoneProps) {
  const [sent, setSent] = useState<SentCode>();
  if (!sent)
    return <StepForm inDialog step={steps.newNumber} onDone={(answer) => setSent(answer.sent)} />;
  return (
    <CodeStep
      sent={sent}
      inDialog
      label="prove.confirm"
      verify={(otp) => verifyPhone(sent.mobile_number, otp)}
      onVerified={({ data }) => onProven(sent.mobile_number, data.verification)}
      onSentAgain={setSent}
    />
  );
}
