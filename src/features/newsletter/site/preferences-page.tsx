import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { call } from '#client/call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import { changeNewsletterPreferences, readNewsletterPreferences } from '../contract.ts';
import { receiptIn } from './link-page.tsx';
import { WishFields } from './wish-fields.tsx';
import { wishesIn } from './wishes.ts';
import type { Wishes } from './wishes.ts';

export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const receipt = receiptIn(request);
  const { call: callHere } = context.get(siteContext);
  const read = callHere(readNewsletterPreferences, { query: { receipt } });
  const { data: found } = await read.catch(noneForABadLink);
  return { receipt, found };
}

/** A link that was cut short, or is not ours, is told on the page and is no error of the site. */
function noneForABadLink(failure: unknown) {
  if (failure instanceof Response && [400, 422].includes(failure.status))
    return { data: 'bad link' as const };
  throw failure;
}

export function action({ context, request }: ActionFunctionArgs) {
  const { call: callHere } = context.get(siteContext);
  const receipt = receiptIn(request);
  const send = (typed: Record<string, string>) =>
    callHere(changeNewsletterPreferences, { body: { receipt, ...wishesIn(typed) } });
  return postForm(request, { send, thanks: () => ({ isDone: true }) });
}

/** Language and topics of the newsletter, for whoever holds a link from one. */
export default function PreferencesPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const { receipt, found } = useLoaderData<typeof loader>();
  const title = t('letter.wishesTitle');
  if (found === null || found === 'bad link')
    return (
      <>
        <PageMeta title={title} hidden />
        <div className="container section">
          <EmptyState
            heading="h1"
            title={t(found === null ? 'letter.nothingComes' : 'letter.badLink')}
            text={t(found === null ? 'letter.nothingComesText' : 'letter.badLinkText')}
            action={
              isOpen('/newsletter') && (
                <ButtonLink href={to('/newsletter')}>{t('letter.toForm')}</ButtonLink>
              )
            }
          />
        </div>
      </>
    );
  return (
    <>
      <PageMeta title={title} hidden />
      {/* The address holds a secret, so no referrer goes to other sites. */}
      <meta name="referrer" content="same-origin" />
      <PageHeader
        title={title}
        sentence
        intro={t('letter.wishesText', { address: found.address })}
      />
      <div className="container section">
        <WishForm wishes={found} receipt={receipt} />
        <Leave receipt={receipt} />
      </div>
    </>
  );
}

function WishForm({ wishes, receipt }: { wishes: Wishes; receipt: string }) {
  const { t } = useTranslation();
  const posted = useActionData<{ isDone?: boolean }>() ?? {};
  const { typed, problems, failure, message } = usePostedForm();
  const [isSaved, setSaved] = useState(posted.isDone ?? false);
  const [refusal, setRefusal] = useState(message);
  const { errors, busy, handlers } = useSubmission({
    check: (now) => (wishesIn(now).topics.length > 0 ? {} : { topics: t('letter.noTopic') }),
    send: (now) => saveWishes(receipt, wishesIn(now)),
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onRefused: setRefusal,
    onSuccess: () => setSaved(true),
  });
  const isTyped = Object.keys(typed).length > 0;
  return (
    <form
      className="fields letter-wishes"
      method="post"
      data-enhanced
      noValidate
      {...handlers}
      onChange={() => setSaved(false)}
    >
      <FormFailure failure={failure} message={refusal} />
      <WishFields wishes={isTyped ? wishesIn(typed) : wishes} problems={errors} />
      <div className="row">
        <Button busy={busy}>{t(busy ? 'letter.saving' : 'letter.save')}</Button>
      </div>
      <p role="status">{isSaved && t('letter.saved')}</p>
    </form>
  );
}

/** The way out is on a page of its own, which asks once and needs no script. */
function Leave({ receipt }: { receipt: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <section className="letter-leave">
      <h2 className="type-h3">{t('letter.leaveTitle')}</h2>
      <p>{t('letter.leaveHint')}</p>
      <form method="get" action={to('/newsletter/unsubscribe')}>
        <input type="hidden" name="receipt" value={receipt} />
        <Button kind="line">{t('letter.leaveLink')}</Button>
      </form>
    </section>
  );
}

const fetchContract = () => import('../contract.ts');

async function saveWishes(receipt: string, wishes: Wishes) {
  const { changeNewsletterPreferences: endpoint } = await fetchContract();
  return call(endpoint, { body: { receipt, ...wishes } });
}
