import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { spacedMobile } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { PlainTextKey } from '#ui/translation.tsx';
import type { Answer, FieldErrors, Success } from '#ui/use-submission.ts';
import { AgainLine } from './again-line.tsx';
import type { SentCode } from './sent-code.ts';
import { StepForm } from './step-form.tsx';
import type { StepPlace } from './step-form.tsx';
import { steps } from './steps.ts';
import type { StepReply } from './steps.ts';
import { useCodeOfMessage } from './use-code-of-message.ts';
import { useNewCode } from './use-new-code.ts';
import type { NewCode } from './use-new-code.ts';
import { useTriedCodes } from './use-tried-codes.ts';

interface CodeStepProps<Reply extends Answer> extends StepPlace {
  sent: SentCode;
  /** The text of the button. */
  label: PlainTextKey;
  /** Where the number can be changed; left out where it is the account's own. */
  changeAt?: string;
  verify: (otp: string) => StepReply<Reply>;
  onVerified: (answer: Success<Reply>) => void;
  onSentAgain: (sent: SentCode) => void;
  note?: ReactNode;
}

/** Asks for the six digits; the sixth sends them. Each new code begins with an empty field. */
export function CodeStep<Reply extends Answer>(props: CodeStepProps<Reply>) {
  const [times, setTimes] = useState(0);
  const beginAnew = (sent: SentCode) => {
    props.onSentAgain(sent);
    setTimes(times + 1);
  };
  return <OneCode key={times} {...props} isAnew={times > 0} onSentAgain={beginAnew} />;
}

function OneCode<Reply extends Answer>(props: CodeStepProps<Reply> & { isAnew: boolean }) {
  const { sent, verify, onVerified, onSentAgain, changeAt, label, note, isAnew, ...rest } = props;
  const { t } = useTranslation();
  const [otp, setOtp] = useState('');
  const newCode = useNewCode(sent, onSentAgain);
  const { isOver, ask, knownProblem } = useTriedCodes(verify);
  const write = (input: HTMLInputElement, typed: string) => {
    const all = typed.replace(/\D/g, '');
    // A seventh digit begins a new code.
    const digits = (otp.length === 6 && all.length > 6 ? all.slice(6) : all).slice(0, 6);
    setOtp(digits);
    // Waits until React has written the state into the field, because the form is read from there.
    if (digits.length === 6) setTimeout(() => input.form?.requestSubmit());
  };
  const field = useCodeOfMessage(write);
  useEffect(() => {
    if (isAnew) field.current?.focus();
  }, [isAnew, field]);
  return (
    <StepForm<Reply>
      {...rest}
      step={{ ...steps.code, label }}
      intro={<SentTo sent={sent} changeAt={changeAt} />}
      check={({ otp: typed = '' }): FieldErrors => {
        if (typed.length < 6) return { otp: t('signIn.codeIncomplete') };
        const problem = knownProblem(typed);
        return problem ? { otp: problem } : {};
      }}
      send={({ otp: typed = '' }) => ask(typed)}
      onDone={onVerified}
      button={isOver && <NewCodeButton {...newCode} />}
      foot={
        <div className="step-foot">
          {!isOver && <NewCodeLine {...newCode} />}
          {note && <p>{note}</p>}
        </div>
      }
    >
      {(errors) => (
        <div className="code-field">
          <OtpField
            ref={field}
            name="otp"
            label={t('signIn.enterCode')}
            value={otp}
            maxLength={undefined}
            onInput={undefined}
            onChange={({ currentTarget }) => write(currentTarget, currentTarget.value)}
            problem={errors['otp']}
          />
        </div>
      )}
    </StepForm>
  );
}

interface SentToProps {
  sent: SentCode;
  changeAt?: string | undefined;
}

function SentTo({ sent: { mobile_number, warning }, changeAt }: SentToProps) {
  const { t } = useTranslation();
  return (
    <>
      {warning ?? t('signIn.sentTo', { number: spacedMobile(mobile_number) })}{' '}
      {changeAt !== undefined && <Link href={changeAt}>{t('signIn.changeNumber')}</Link>}
    </>
  );
}

/** Once a code can’t be right any more, a new one is the way on. */
function NewCodeButton({ left, sendAgain }: NewCode) {
  const { t } = useTranslation();
  return (
    <Button type="button" wide disabled={left !== undefined} onClick={sendAgain}>
      {left === undefined ? t('signIn.sendNewCode') : `${t('signIn.newCodeIn')} ${left}`}
    </Button>
  );
}

function NewCodeLine({ left, sendAgain }: NewCode) {
  const { t } = useTranslation();
  return (
    <AgainLine
      left={left}
      waiting={t('signIn.newCodeIn')}
      label={t('signIn.sendNewCode')}
      onAgain={sendAgain}
    />
  );
}
