import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { Button } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { leaveNotices } from '../contract.ts';

export const headers = privateHeaders;

/** Answers the button, and the mailboxes that press it for their readers. */
export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  const receipt = new URL(request.url).searchParams.get('receipt') ?? '';
  const send = () => call(leaveNotices, { body: { receipt } });
  return postForm(request, { send, thanks: () => ({ isDone: true }) });
}

/** The last link of each mail of new photos. Opening it changes nothing: scanners of mail open links. */
export default function NoticesPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { isDone } = useActionData<{ isDone?: boolean }>() ?? {};
  const { problems, failure, message } = usePostedForm();
  const isOpen = useIsOpen();
  const gallery = isOpen('/photobooth-gallery') && (
    <Link href={to('/photobooth-gallery')}>{t('booth.toGallery')}</Link>
  );
  return (
    <>
      <PageMeta title={t('booth.noticesEnd')} hidden />
      {/* The address holds a secret, so no referrer goes to other sites. */}
      <meta name="referrer" content="same-origin" />
      <PageHeader title={t('booth.noticesEnd')} sentence />
      <div className="container section">
        {isDone ? (
          <>
            <p className="type-lede" role="status">
              {t('booth.noticesEnded')}
            </p>
            <p>{gallery}</p>
          </>
        ) : (
          <form className="fields" method="post">
            <FormFailure failure={failure} message={message ?? problems['receipt']} />
            <p>{t('booth.noticesEndText')}</p>
            <div className="row">
              <Button>{t('booth.noticesEndNow')}</Button> {gallery}
            </div>
          </form>
        )}
      </div>
    </>
  );
}
