import { useState } from 'react';
import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { call } from '#client/call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { whyDead, whyDeadWhenPosted } from '#ui/forms/why-dead.ts';
import { ErrorState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { ResultLine } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { confirmNewsletter } from '../contract.ts';

/** The receipt in the address of a page, or in that a form was submitted to. */
export const receiptIn = (request: Request) =>
  new URL(request.url).searchParams.get('receipt') ?? '';

/**
 * Makes the call of the button, with the receipt from the address that the form was submitted to.
 */
export function answerLink(endpoint: typeof confirmNewsletter) {
  return ({ context, request }: ActionFunctionArgs) => {
    const { call: callHere } = context.get(siteContext);
    const receipt = receiptIn(request);
    const send = () => callHere(endpoint, { body: { receipt } }).catch(doneWhenDoneAlready);
    return postForm(request, { send, thanks: () => ({ isDone: true }) });
  };
}

/** Something that this link did already is what its reader wants. */
const DONE_ALREADY = 409;

function doneWhenDoneAlready(failure: unknown): void {
  if (!(failure instanceof Response) || failure.status !== DONE_ALREADY) throw failure;
}

interface LinkPageProps {
  /** The call that the button makes. */
  call: 'confirmNewsletter' | 'leaveNewsletter';
  title: string;
  text: string;
  button: string;
  /** The title once it is done, where the one before asks for it. */
  doneTitle?: string;
  done: string;
  /** Before this visit. */
  wasDone?: boolean;
}

/**
 * The page that a link in a newsletter leads to. Opening it changes nothing, because mail scanners
 * open links; its button does, and needs no script.
 */
export function LinkPage(props: LinkPageProps) {
  const { title: asking, doneTitle = asking, done, wasDone = false } = props;
  const posted = useActionData<{ isDone?: boolean }>() ?? {};
  const returned = usePostedForm();
  const [isDone, setDone] = useState(posted.isDone ?? wasDone);
  const title = isDone ? doneTitle : asking;
  const [dead, setDead] = useState(whyDeadWhenPosted(returned));
  return (
    <>
      <PageMeta title={title} hidden />
      {/* The address holds a secret, so no referrer goes to other sites. */}
      <meta name="referrer" content="same-origin" />
      <PageHeader title={title} sentence />
      <div className="container section">
        {isDone && <ResultLine>{done}</ResultLine>}
        {dead && <DeadLink why={dead} />}
        {!isDone && !dead && <LinkForm {...props} onDone={() => setDone(true)} onDead={setDead} />}
      </div>
    </>
  );
}

interface LinkFormProps extends LinkPageProps {
  onDone: () => void;
  onDead: (why: string | undefined) => void;
}

function LinkForm({ call: name, text, button, onDone, onDead }: LinkFormProps) {
  const { t } = useTranslation();
  const { failure, message } = usePostedForm();
  const [refusal, setRefusal] = useState(message);
  const { busy, handlers } = useSubmission({
    check: () => ({}),
    send: async () => {
      const answer = await sendReceipt(name);
      onDead(whyDead(answer));
      return answer;
    },
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

/** Another link comes only from the form. */
function DeadLink({ why }: { why: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  return (
    <ErrorState
      title={t('letter.badLink')}
      text={why}
      action={
        isOpen('/newsletter') && (
          <ButtonLink href={to('/newsletter')}>{t('letter.toForm')}</ButtonLink>
        )
      }
    />
  );
}

const fetchContract = () => import('../contract.ts');

async function sendReceipt(name: LinkPageProps['call']) {
  const { [name]: endpoint } = await fetchContract();
  const receipt = new URLSearchParams(location.search).get('receipt') ?? '';
  const answer = await call(endpoint, { body: { receipt } });
  if (answer.success || answer.status !== DONE_ALREADY) return answer;
  return { success: true as const, message: answer.message };
}
