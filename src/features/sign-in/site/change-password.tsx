import { useState } from 'react';
import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormFailure } from '#ui/forms/returned.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { ChangePasswordSteps } from './change-password-steps.tsx';
import type { FindOwner } from './change-password-steps.tsx';
import { NewPasswordFields } from './new-password-step.tsx';
import type { Posted } from './post-steps.ts';
import { ReceiptHead } from './receipt-head.tsx';
import { useReceipt } from './use-receipt.ts';
import './steps.css';

/** With the receipt of a mail, a new password at once; whoever is logged in proves it first. */
export function ChangePassword({ findOwner }: { findOwner: FindOwner }) {
  const { t } = useTranslation();
  const posted = useActionData<Posted>() ?? {};
  const receipt = useReceipt();
  const [isDone, setDone] = useState(posted.next === 'changed');
  return (
    <>
      <ReceiptHead title={t('password.title')} />
      <div className="container section step-page">
        {isDone ? <Changed /> : <WithoutScripts posted={posted} />}
        {!isDone && receipt === undefined && <SkeletonForm />}
        {!isDone && receipt !== undefined && (
          <ChangePasswordSteps
            receipt={receipt}
            findOwner={findOwner}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </>
  );
}

/** Only a link from a mail works without scripts: its address is the form's own. */
function WithoutScripts({ posted: { problems = {}, failure, message } }: { posted: Posted }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <form className="fields" method="post">
        <FormFailure failure={failure} message={message ?? problems['receipt']} />
        <NewPasswordFields name="newPassword" errors={problems} />
        <Button wide>{t('password.save')}</Button>
      </form>
    </noscript>
  );
}

function Changed() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="step" role="status">
      <h2 className="step-title">{t('password.doneTitle')}</h2>
      <p className="step-intro">{t('password.done')}</p>
      <p>
        <ButtonLink href={to('/profile')}>{t('signIn.toProfile')}</ButtonLink>
      </p>
    </div>
  );
}
