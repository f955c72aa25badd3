import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { topicNames } from '#contract/topics.ts';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { subscribeToNewsletter } from '../contract.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { WishFields } from './wish-fields.tsx';
import { wishesIn } from './wishes.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.get('sent') === '1' };
}

export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  // The form in the footer asks for the address alone.
  const send = ({ email = '', ...typed }: Record<string, string>) =>
    call(subscribeToNewsletter, {
      body: { email, ...(typed['language'] !== undefined && wishesIn(typed)) },
    });
  return postForm(request, { send, thanks: '/newsletter?sent=1' });
}

/** The newsletter's own page, with the same form on the dado as in the footer. */
export default function NewsletterPage() {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  const { sent } = useLoaderData<typeof loader>();
  const to = useLocalPath();
  return (
    <>
      <PageMeta
        title={campaign.newsletterTitle}
        description={campaign.newsletterText}
        hidden={sent}
      />
      <PageHeader
        title={campaign.newsletterTitle}
        titleLang={foreign}
        intro={campaign.newsletterText}
        introLang={foreign}
      >
        {sent ? (
          <p className="type-lede" role="status">
            {t('joining.newsletterSent')}
          </p>
        ) : (
          <Subscription />
        )}
      </PageHeader>
      <p className="container section">
        <Link href={to('/newsletter/archive')} arrow>
          {t('siteMap.newsletterArchive')}
        </Link>
      </p>
    </>
  );
}

function Subscription() {
  const to = useLocalPath();
  const { language } = useRootData();
  const { typed, problems, failure, message } = usePostedForm();
  const wishes =
    typed['language'] === undefined ? { language, topics: [...topicNames] } : wishesIn(typed);
  return (
    <div className="fields">
      <FormFailure failure={failure} message={message} />
      <NewsletterForm
        id="newsletter-page"
        action={to('/newsletter')}
        typed={typed}
        problems={problems}
        wishesIn={wishesIn}
      >
        <WishFields wishes={wishes} problems={problems} />
      </NewsletterForm>
    </div>
  );
}
