import { useState } from 'react';
import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { call } from '#client/call.ts';
import { ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import type { PostedForm } from '#ui/forms/post-form.ts';
import { usePostedForm } from '#ui/forms/posted-form.tsx';
import { whyDead, whyDeadWhenPosted } from '#ui/forms/why-dead.ts';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { ResultLine } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { agreeAsParent, declineAsParent } from '../contract.ts';
import { DeadLink } from './dead-link.tsx';
import { DeclineForm, DECLINES } from './decline-form.tsx';
import { fetchContract } from './fetch-contract.ts';
import { Notice } from './notice.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import { receiptOf, takeReceipt, useReceipt } from './use-receipt.ts';
import './steps.css';

export const headers = privateHeaders;

export function action({ context, request }: ActionFunctionArgs) {
  const { call: callHere } = context.get(siteContext);
  const receipt = receiptOf(request);
  return postForm(request, {
    send: ({ name, consent, [DECLINES]: declines }) =>
      declines
        ? callHere(declineAsParent, { body: { receipt } })
        : callHere(agreeAsParent, { body: { receipt, name, consent } }),
    thanks: ({ message = '' }) => ({ told: message }),
  });
}

/** Asks a parent about the account of their child. Doing nothing means no. */
export default function ParentPage() {
  const { t } = useTranslation();
  const posted = useActionData<{ told?: string }>();
  const returned = usePostedForm();
  // The receipt leaves the address before anything is pressed.
  useReceipt();
  const [told, setTold] = useState(posted?.told);
  const [dead, setDead] = useState(whyDeadWhenPosted(returned));
  return (
    <>
      <ReceiptHead title={t('register.parentPageTitle')} />
      <div className="container section step-page">
        {told && <ResultLine>{told}</ResultLine>}
        {dead && <DeadRequest why={dead} />}
        {!told && !dead && <ParentForm returned={returned} onDone={setTold} onDead={setDead} />}
      </div>
    </>
  );
}

interface ParentFormProps {
  returned: PostedForm;
  /** Takes what the parent is told. */
  onDone: (told: string) => void;
  onDead: (why: string | undefined) => void;
}

function ParentForm({ returned, onDone, onDead }: ParentFormProps) {
  return (
    <StepForm
      step={steps.agree}
      heading="none"
      given={returned.typed}
      problems={returned.problems}
      failure={returned.message}
      send={async ({ name, consent }) => {
        const answer = await agreeBy({ receipt: takeReceipt() ?? '', name, consent });
        onDead(whyDead(answer));
        return answer;
      }}
      onDone={({ message = '' }) => onDone(message)}
      foot={
        <>
          <DeclineForm onDone={onDone} onDead={onDead} />
          <Notice />
        </>
      }
    />
  );
}

/** Only the child can ask once more. */
function DeadRequest({ why }: { why: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <DeadLink why={why} text={t('register.deadRequest')}>
      <ButtonLink href={to('/register')}>{t('register.again')}</ButtonLink>
    </DeadLink>
  );
}

async function agreeBy(body: { receipt: string; name?: string; consent?: string }) {
  const { agreeAsParent: agree } = await fetchContract();
  const { name, consent } = body;
  return call(agree, { body: { receipt: body.receipt, name, consent } });
}
