import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { useState } from 'react';
import { call } from '#client/call.ts';
import { keepToken } from '#client/token.ts';
import { ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { confirmRegistration } from '../contract.ts';
import { fetchContract } from './fetch-contract.ts';
import { GivenToken } from './given-token.tsx';
import type { Posted } from './post-steps.ts';
import { ReceiptHead } from './receipt-head.tsx';
import { StepForm } from './step-form.tsx';
import { receiptOf, takeReceipt, useReceipt } from './use-receipt.ts';
import './steps.css';

export const handle = { doing: true };

export function action({ context, request }: ActionFunctionArgs) {
  const { call: callHere } = context.get(siteContext);
  return postForm(request, {
    send: () => callHere(confirmRegistration, { body: { receipt: receiptOf(request) } }),
    thanks: ({ token }): Posted => ({ next: 'confirmed', token }),
  });
}

/** Opening the link changes nothing, because scanners of mail open links; the button does. */
export default function ConfirmPage() {
  const { t } = useTranslation();
  const posted = useActionData<Posted>() ?? {};
  // Out of the address before anything is pressed.
  useReceipt();
  const [isDone, setDone] = useState(posted.next === 'confirmed');
  return (
    <>
      <ReceiptHead title={t('register.confirmTitle')} />
      <div className="container section step-page">
        {isDone ? (
          <Confirmed token={posted.token} />
        ) : (
          <StepForm
            key={posted.message}
            step="confirm"
            title={t('register.confirmTitle')}
            heading="none"
            intro={t('register.confirmIntro')}
            label={t('register.confirm')}
            failure={posted.message ?? posted.problems?.['receipt']}
            send={() => confirmBy(takeReceipt() ?? '')}
            onDone={({ token }) => {
              if (token) keepToken(token);
              setDone(true);
            }}
          >
            {() => null}
          </StepForm>
        )}
      </div>
    </>
  );
}

function Confirmed({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="step" role="status">
      <p className="type-lede">{t('register.confirmed')}</p>
      {token && <GivenToken token={token} />}
      <p>
        <ButtonLink href={to('/profile')}>{t('signIn.toProfile')}</ButtonLink>
      </p>
    </div>
  );
}

async function confirmBy(receipt: string) {
  const { confirmRegistration: confirm } = await fetchContract();
  return call(confirm, { body: { receipt } });
}
