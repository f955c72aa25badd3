import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { usePostedForm } from '#ui/forms/posted-form.tsx';
import { whyDead, whyDeadWhenPosted } from '#ui/forms/why-dead.ts';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { ResultLine } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { confirmRegistration } from '../contract.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DeadLink } from './dead-link.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { receiptOf, useReceipt } from './use-receipt.ts';
import './steps.css';

export const headers = privateHeaders;

/** A link without its receipt is told in the words of the call, before anything is pressed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const receipt = receiptOf(request);
  if (receipt) return {};
  const { call: callHere } = context.get(siteContext);
  const refused: unknown = await callHere(confirmRegistration, { body: { receipt } }).catch(
    (failure: unknown) => failure,
  );
  if (!(refused instanceof Response)) throw refused;
  return { incomplete: whyDead(await refused.json()) };
}

export function action({ context, request }: ActionFunctionArgs) {
  const { call: callHere } = context.get(siteContext);
  return postForm(request, {
    send: ({ newPassword, confirmPassword, currentPassword }) => {
      const body = { receipt: receiptOf(request), newPassword, confirmPassword, currentPassword };
      return callHere(confirmRegistration, { body });
    },
    thanks: () => ({ isDone: true }),
  });
}

/** Opening the link changes nothing, because scanners of mail open links; the button does. */
export default function ConfirmPage() {
  const { t } = useTranslation();
  const posted = useActionData<{ isDone?: boolean }>();
  const returned = usePostedForm();
  const { incomplete } = useLoaderData<typeof loader>();
  // The receipt leaves the address before anything is pressed.
  useReceipt();
  const [isDone, setDone] = useState(posted?.isDone ?? false);
  const [dead, setDead] = useState(whyDeadWhenPosted(returned) ?? incomplete);
  return (
    <>
      <ReceiptHead title={t(isDone ? 'register.confirmedTitle' : 'register.confirmTitle')} />
      <div className="container section step-page">
        {isDone && <Confirmed />}
        {dead && <DeadConfirmation why={dead} />}
        {!isDone && !dead && (
          <ConfirmForm returned={returned} onDone={() => setDone(true)} onDead={setDead} />
        )}
      </div>
    </>
  );
}

function Confirmed() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="step">
      <ResultLine>{t('register.confirmed')}</ResultLine>
      <p>
        <ButtonLink href={to('/profile')}>{t('signIn.toProfile')}</ButtonLink>
      </p>
    </div>
  );
}

/** The account may be there already, or be made again. */
function DeadConfirmation({ why }: { why: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <DeadLink why={why} text={t('register.deadConfirmation')}>
      <ButtonLink href={`${to('/login')}?next=${encodeURIComponent(to('/profile'))}`}>
        {t('signIn.title')}
      </ButtonLink>
      <ButtonLink kind="line" href={to('/register?with=email')}>
        {t('register.again')}
      </ButtonLink>
    </DeadLink>
  );
}
