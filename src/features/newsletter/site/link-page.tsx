import { useState } from 'react';
import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { confirmNewsletter } from '../contract.ts';

/**
 * Makes the call of the button, with the receipt from the address that the form was submitted to.
 */
export function answerLink(endpoint: typeof confirmNewsletter) {
  return ({ context, request }: ActionFunctionArgs) => {
    const { call: callHere } = context.get(siteContext);
    const receipt = new URL(request.url).searchParams.get('receipt') ?? '';
    const send = () => callHere(endpoint, { body: { receipt } });
    return postForm(request, { send, thanks: () => ({ isDone: true }) });
  };
}

interface LinkPageProps {
  /** The call that the button makes. */
  call: 'confirmNewsletter' | 'leaveNewsletter';
  title: string;
  text: string;
  button: string;
  done: string;
}

/**
 * The page that a link in a newsletter leads to. Opening it changes nothing, because mail scanners
 * open links; its button does, and needs no script.
 */
export function LinkPage(props: LinkPageProps) {
  const posted = useActionData<{ isDone?: boolean }>() ?? {};
  const [isDone, setDone] = useState(posted.isDone ?? false);
  const { title, done } = props;
  return (
    <>
      <PageMeta title={title} hidden />
      {/* The address holds a secret, so no referrer goes to other sites. */}
      <meta name="referrer" content="same-origin" />
      <PageHeader title={title} sentence />
      <div className="container section">
        {isDone ? (
          <p className="type-lede" role="status">
            {done}
          </p>
        ) : (
          <LinkForm {...props} onDone={() => setDone(true)} />
        )}
      </div>
    </>
  );
}

function LinkForm({ call: name, text, button, onDone }: LinkPageProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const { problems, failure, message } = usePostedForm();
  const [refusal, setRefusal] = useState(message ?? problems['receipt']);
  const { busy, handlers } = useSubmission({
    check: () => ({}),
    send: () => sendReceipt(name),
    prepare: fetchContract,
    region: t('frame.messages'),
    quiet: true,
    onRefused: setRefusal,
    onSuccess: onDone,
  });
  return (
    <form className="fields" method="post" data-enhanced {...handlers}>
      <FormFailure failure={failure} message={refusal} />
      <p>{text}</p>
      <div className="row">
        <Button busy={busy}>{button}</Button>
      </div>
    </form>
  );
}

const fetchContract = () => import('../contract.ts');

async function sendReceipt(name: LinkPageProps['call']) {
  const { [name]: endpoint } = await fetchContract();
  const receipt = new URLSearchParams(location.search).get('receipt') ?? '';
  return call(endpoint, { body: { receipt } });
}
