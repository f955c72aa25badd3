import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { listNewsletterArchive } from '../contract.ts';
import './archive.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '';
  return context.get(siteContext).call(listNewsletterArchive, { query: { page } });
}

/** The issues of the newsletter that went out, page by page. */
export default function ArchivePage() {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const { data, page, size, total } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('letter.archive')} description={t('letter.archiveIntro')} page={page} />
      <PageHeader title={t('letter.archive')} intro={t('letter.archiveIntro')} />
      <div className="container section letter-archive">
        {data.length === 0 && <p className="type-lede">{t('letter.archiveEmpty')}</p>}
        <ul className="letter-archive-rows">
          {data.map((issue) => (
            <li key={issue.number} lang={issue.language}>
              <p className="type-meta" lang={language}>
                {t('letter.number', { number: issue.number })} ·{' '}
                <time dateTime={issue.sentAt}>{longDate(issue.sentAt, language)}</time>
              </p>
              <h2>
                <Link href={to(`/newsletter/archive/${issue.number}`)}>{issue.subject}</Link>
              </h2>
              {issue.preheader && <p>{issue.preheader}</p>}
            </li>
          ))}
        </ul>
        <p className="row">
          {page > 1 && (
            <Link href={to(`/newsletter/archive?page=${page - 1}`)}>{t('letter.newer')}</Link>
          )}
          {page * size < total && (
            <Link href={to(`/newsletter/archive?page=${page + 1}`)}>{t('letter.older')}</Link>
          )}
        </p>
        <p>
          {isOpen('/newsletter') && (
            <Link href={to('/newsletter')} arrow>
              {t('newsletter.subscribe')}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
