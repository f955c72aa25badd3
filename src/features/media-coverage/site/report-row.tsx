import { Icon } from '#ui/icon.tsx';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Report } from './load-reports.ts';
import './reports.css';

/** One report: outlet, kind and day, headline; the whole row links to the outlet's site. */
export function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { outlet, title, summary, link, kind, publishedAt } = report;
  const { language } = useRootData();
  const lang = useContentLanguage(report);
  return (
    <li className="list-row list-row-plain report-row">
      <p className="list-head type-outlet" lang={lang}>
        {outlet}
      </p>
      <div className="list-words">
        <ListMeta year item={report} kind={t(`mediaCoverage.${kind}`)} at={publishedAt} />
        <h3 className="list-title" lang={lang}>
          <a
            className="stretched-link"
            href={link}
            rel="external noopener noreferrer"
            target="_blank"
          >
            {title} <Icon name="arrow-up-right" />
            <span className="unseen" lang={language}>
              {' '}
              {t('frame.opensInNewTab')}
            </span>
          </a>
        </h3>
        <p className="report-summary" lang={lang}>
          {summary}
        </p>
      </div>
    </li>
  );
}
