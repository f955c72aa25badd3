import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findJoinLetter } from '../contract/own-letters.ts';
import { LetterStatus } from './letter-status.tsx';

export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const receipt = new URL(request.url).searchParams.get('receipt') ?? '';
  const found = await context.get(siteContext).call(findJoinLetter, { query: { receipt } });
  return found.data;
}

/** The page of one letter, for whoever has the link to it. */
export default function StatusPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const letter = useLoaderData<typeof loader>();
  const title = t('letters.pageTitle', { number: letter.number });
  return (
    <>
      <PageMeta title={title} hidden />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={title} sentence intro={t(`letters.${letter.state}Text`)} />
      <div className="container section">
        <LetterStatus letter={letter} />
        <p className="type-meta">{t('grievance.keepLink')}</p>
        {isOpen('/join') && (
          <ButtonLink small kind="line" href={to('/join')}>
            {t('letters.writeAgain')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
