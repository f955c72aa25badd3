import { useState } from 'react';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { AgainLine } from './again-line.tsx';
import { RegistrationEnd } from './registration-end.tsx';
import type { SendRegistration } from './send-registration.ts';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import { useMailAgain } from './use-mail-again.ts';
import type { Registration } from './use-registration.ts';

interface MailSentProps {
  registration: Registration;
  send: SendRegistration;
}

/** The end of a registration by email: the mail once more, or to another address. */
export function MailSent({ registration: { gathered, password, ticked }, send }: MailSentProps) {
  if (!ticked) return <MailWasSent />;
  const sendTo = (email: string) => send({ ...gathered, email }, password, ticked);
  return <Waiting address={gathered.email} sendTo={sendTo} />;
}

/** After a reload the password is not known any more, so nothing can be sent again. */
function MailWasSent() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <RegistrationEnd end="mailed">
      <p className="step-foot">
        <Link href={to('/register?with=email')}>{t('register.again')}</Link>
      </p>
    </RegistrationEnd>
  );
}

interface WaitingProps {
  address: string;
  sendTo: (email: string) => ReturnType<SendRegistration>;
}

function Waiting({ address, sendTo }: WaitingProps) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { to, isOften, left, note, sendAgain } = useMailAgain(address, sendTo);
  const leadBack = (email: string) => {
    note(email);
    setChanging(false);
  };
  // For somebody who sees that the mail went to a mistyped address.
  if (isChanging)
    return (
      <StepForm
        step={steps.otherAddress}
        given={{ email: to }}
        send={({ email = '' }) => sendTo(email)}
        onDone={(_, { email = '' }) => leadBack(email)}
      />
    );
  return (
    <RegistrationEnd end="mailed">
      <div className="step-foot">
        <p>
          {t('register.mailedTo', { email: to })}{' '}
          <button type="button" className="link step-link" onClick={() => setChanging(true)}>
            {t('signIn.changeNumber')}
          </button>
        </p>
        {isOften ? (
          <p>{t('register.mailedOften')}</p>
        ) : (
          <AgainLine
            left={left}
            waiting={t('register.mailAgainIn')}
            label={t('register.mailAgain')}
            onAgain={sendAgain}
          />
        )}
      </div>
    </RegistrationEnd>
  );
}
