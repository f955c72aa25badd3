import { useState } from 'react';
import { useActionData } from 'react-router';
import { forgetToken } from '#client/token.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { whyDeadWhenPosted } from '#ui/forms/why-dead.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { ChangePasswordSteps } from './change-password-steps.tsx';
import { DeadLink } from './dead-link.tsx';
import { StepFields } from './fields.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { StepHead } from './step-form.tsx';
import { steps } from './steps.ts';
import type { FindOwner } from './use-owner.ts';
import { useReceipt } from './use-receipt.ts';
import './steps.css';

interface ChangePasswordProps {
  /** The address that was opened has a receipt. */
  isByMail: boolean;
  findOwner: FindOwner;
}

/** Asks for a new password: at once with the receipt of a mail, else after reauthentication. */
export function ChangePassword({ isByMail, findOwner }: ChangePasswordProps) {
  const { t } = useTranslation();
  const posted = useActionData<{ isDone?: boolean }>();
  const receipt = useReceipt();
  const [isDone, setDone] = useState(posted?.isDone ?? false);
  const byMail = () => {
    // Everybody is logged out, this browser too.
    if (receipt) forgetToken();
    setDone(true);
  };
  return (
    <>
      <ReceiptHead title={t('password.title')} />
      <div className="container section step-page">
        {isDone ? (
          <Changed isLoggedIn={receipt === null} />
        ) : (
          <noscript>{isByMail ? <ByMail /> : <AskForMail />}</noscript>
        )}
        {!isDone && receipt === undefined && <SkeletonForm />}
        {!isDone && receipt !== undefined && (
          <ChangePasswordSteps receipt={receipt} findOwner={findOwner} onDone={byMail} />
        )}
      </div>
    </>
  );
}

/** Only a link from a mail works without scripts: its address is the form's own. */
function ByMail() {
  const { t } = useTranslation();
  const returned = usePostedForm();
  const dead = whyDeadWhenPosted(returned);
  if (dead)
    return (
      <DeadLink why={dead} text={t('signIn.forgotIntro')}>
        <MailLink />
      </DeadLink>
    );
  const { problems, failure, message } = returned;
  return (
    <form className="fields" method="post">
      <FormFailure failure={failure} message={message} />
      <StepFields names={steps.newPassword.fields} errors={problems} />
      <Button wide>{t('password.save')}</Button>
    </form>
  );
}

function AskForMail() {
  const { t } = useTranslation();
  return (
    <div className="step">
      <StepHead title={t('password.chooseTitle')} intro={t('signIn.forgotIntro')} heading="h2" />
      <p>
        <MailLink />
      </p>
    </div>
  );
}

function MailLink() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return <ButtonLink href={to('/login?with=forgot')}>{t('signIn.forgotTitle')}</ButtonLink>;
}

/** With a link from a mail nobody is logged in afterwards. */
function Changed({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const logIn = `${to('/login?with=password')}&next=${encodeURIComponent(to('/profile'))}`;
  return (
    <div className="step" role="status">
      <h2 className="step-title" ref={useFocusOnMount()} tabIndex={-1}>
        {t('password.doneTitle')}
      </h2>
      <p className="step-intro">{t('password.done')}</p>
      <p>
        {isLoggedIn ? (
          <ButtonLink href={to('/profile')}>{t('signIn.toProfile')}</ButtonLink>
        ) : (
          <ButtonLink href={logIn}>{t('signIn.title')}</ButtonLink>
        )}
      </p>
    </div>
  );
}
