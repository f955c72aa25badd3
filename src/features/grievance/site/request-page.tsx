import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findGrievance } from '../contract.ts';
import './grievance.css';

export const headers = privateHeaders;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const query = { number: params['number'] ?? '', key };
  const found = await context.get(siteContext).call(findGrievance, { query });
  return found.data;
}

/** The state of a request. */
export default function RequestPage() {
  const { t } = useTranslation();
  const { language } = useRootData();
  const request = useLoaderData<typeof loader>();
  const { number, subject, message, state, answer, isTogether } = request;
  const { createdAt, takenUpAt, answeredAt, dueAt } = request;
  const title = t('grievance.pageTitle', { number });
  const day = (moment: string) => ({ day: longDate(moment, language) });
  return (
    <>
      <PageMeta title={title} hidden />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={title} sentence intro={t(`grievance.${subject}`)} />
      <div className="container section grievance">
        <p className="type-lede">
          {state === 'inWork' ? t('letters.inWork') : t(`grievance.${state}`)}
        </p>
        <ul className="grievance-facts">
          <li>{t('grievance.came', day(createdAt))}</li>
          {takenUpAt && <li>{t('letters.takenUp', day(takenUpAt))}</li>}
          <li>
            {answeredAt
              ? t('grievance.answeredOn', day(answeredAt))
              : t('grievance.due', day(dueAt))}
          </li>
        </ul>
        {isTogether && <p>{t('letters.together')}</p>}
        {answer && (
          <>
            <h2 className="type-h3">{t('grievance.answer')}</h2>
            <p className="grievance-text" lang={languageOfScript(answer, language)}>
              {answer}
            </p>
          </>
        )}
        <h2 className="type-h3">{t('grievance.yourMessage')}</h2>
        <p className="grievance-text" lang={languageOfScript(message, language)}>
          {message}
        </p>
        <p className="type-meta">{t('grievance.keepLink')}</p>
      </div>
    </>
  );
}
