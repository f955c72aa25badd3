import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { FilterDay } from '#ui/page/list/filter-fields.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadReports } from './load-reports.ts';
import { reportJsonLd } from './report-json-ld.ts';
import { ReportRow } from './report-row.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadReports(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/mediacoverage
export default function ReportsPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const { language } = rootData;
  const list = useLoaderData<typeof loader>();
  const { filters, faults } = list;
  const isDay = filters.date !== '' && !faults.includes('date');
  return (
    <ListPage
      title={t('frame.mediaCoverage')}
      intro={t('mediaCoverage.intro')}
      path="/mediacoverage"
      list={list}
      things={import.meta.env.SSR && list.data.map((report) => reportJsonLd(report, rootData))}
      searchPlaceholder={t('mediaCoverage.searchPlaceholder')}
      fields={<FilterDay name="date" label={t('list.date')} list={list} />}
      filterNames={{ date: isDay ? longDate(filters.date, language) : undefined }}
      count={t('mediaCoverage.count', { count: list.total })}
      noneYet={t('mediaCoverage.noneYet')}
    >
      <ul>
        {list.data.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </ListPage>
  );
}
