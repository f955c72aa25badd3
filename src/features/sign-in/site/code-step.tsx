import { useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '#ui/toast/show-toast.ts';
import { Link } from '#ui/link.tsx';
import { spacedMobile } from '#lib/phone.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer, FieldErrors, Taken } from '#ui/use-submission.ts';
import { sendCodeTo, sentTo } from './number-step.tsx';
import type { SentCode } from './number-step.tsx';
import { StepForm } from './step-form.tsx';
import { useCodeOfMessage } from './use-code-of-message.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface CodeStepProps<Reply extends Answer> {
  action?: string;
  sent: SentCode;
  label: string;
  progress?: string | undefined;
  inDialog?: boolean | undefined;
  heading?: 'h1' | 'h2' | 'none';
  /** Where the number can be changed; left out where it is the account's own. */
  changeAt?: string;
  verify: (otp: string) => Promise<Reply | (Answer & { success: false })>;
  onVerified: (answer: Taken<Reply>) => void;
  onSentAgain: (sent: SentCode) => void;
  problems?: FieldErrors;
  failure?: string | undefined;
  note?: ReactNode;
}

/** Asks for the six digits; the sixth sends them. */
export function CodeStep<Reply extends Answer>(props: CodeStepProps<Reply>) {
  const { sent, verify, onVerified, onSentAgain, changeAt, note, ...rest } = props;
  const { t } = useTranslation();
  const [otp, setOtp] = useState('');
  const write = (input: HTMLInputElement, typed: string) => {
    const all = typed.replace(/\D/g, '');
    // Whoever types on after a wrong code begins anew.
    const digits = (otp.length === 6 && all.length > 6 ? all.slice(6) : all).slice(0, 6);
    setOtp(digits);
    // After the state is in the field, which the form is read from.
    if (digits.length === 6) setTimeout(() => input.form?.requestSubmit());
  };
  const field = useCodeOfMessage(write);
  return (
    <StepForm<Reply>
      {...rest}
      step="code"
      title={t('signIn.enterCode')}
      intro={<SentTo number={sent.mobile_number} changeAt={changeAt} />}
      check={({ otp: typed = '' }): FieldErrors =>
        typed.length === 6 ? {} : { otp: t('signIn.codeIncomplete') }
      }
      send={({ otp: typed = '' }) => verify(typed)}
      onDone={onVerified}
      foot={
        <div className="step-foot">
          <NewCode sent={sent} onSentAgain={onSentAgain} />
          {note && <p>{note}</p>}
        </div>
      }
    >
      {(errors) => (
        <div className="code-field">
          <input type="hidden" name="mobile_number" value={sent.mobile_number} />
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

function SentTo({ number, changeAt }: { number: string; changeAt?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {t('signIn.sentTo', { number: spacedMobile(number) })}{' '}
      {changeAt !== undefined && <Link href={changeAt}>{t('signIn.changeNumber')}</Link>}
    </>
  );
}

function NewCode({ sent, onSentAgain }: Pick<CodeStepProps<Answer>, 'sent' | 'onSentAgain'>) {
  const { t } = useTranslation();
  const region = t('frame.messages');
  const seconds = useSecondsUntil(sent.resendAt);
  const sendAgain = async () => {
    const answer = await sendCodeTo(sent.mobile_number);
    if (answer.success) onSentAgain(sentTo(sent.mobile_number, answer.data.resendAfter));
    await showToast({
      kind: answer.success ? 'success' : 'error',
      text: answer.message ?? t('signIn.codeSent'),
      region,
    });
  };
  const sayWhy = ({ message }: Error) =>
    showToast({ kind: 'error', text: t('join.submitError', { message }), region });
  if (seconds > 0) {
    const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return (
      <p>
        {t('signIn.newCodeIn')} <strong className="step-clock">{left}</strong>
      </p>
    );
  }
  return (
    <p>
      <button
        type="button"
        className="link step-link"
        onClick={() => void sendAgain().catch(sayWhy)}
      >
        {t('signIn.sendNewCode')}
      </button>
    </p>
  );
}
