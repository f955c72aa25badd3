import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { confirmNewsletter, readNewsletterConfirmation } from '../contract.ts';
import { answerLink, LinkPage, receiptIn } from './link-page.tsx';

export const headers = privateHeaders;
export const action = answerLink(confirmNewsletter);

/** A mail is opened again; where its link did its work, there is nothing to press any more. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = { receipt: receiptIn(request) };
  const read = context.get(siteContext).call(readNewsletterConfirmation, { query });
  return read.then(({ data }) => data, askStill);
}

/** Half a link, or one more than may be asked: the button tells so. */
function askStill(failure: unknown) {
  if (failure instanceof Response) return { isConfirmed: false };
  throw failure;
}

export default function ConfirmPage() {
  const { t } = useTranslation();
  const { isConfirmed } = useLoaderData<typeof loader>();
  return (
    <LinkPage
      call="confirmNewsletter"
      title={t('letter.confirmTitle')}
      text={t('letter.confirmText')}
      button={t('letter.confirm')}
      doneTitle={t('letter.confirmedTitle')}
      done={t('letter.confirmed')}
      wasDone={isConfirmed}
    />
  );
}
