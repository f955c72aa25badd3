import { shortDate } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Reports by others, as a ruled list: outlet, headline, date. */
export function MediaSection({ reports }: { reports: Home['media'] }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  return (
    <section className="section container deferred" aria-labelledby="media">
      <SectionHead
        id="media"
        title={t('home.mediaCoverage')}
        more={{ text: t('home.allCoverage'), href: to('/mediacoverage') }}
      />
      <ul className="reports">
        {reports.map(({ id, outlet, title, link, publishedAt, language: written }) => (
          <li key={id} className="report" lang={written}>
            <p className="report-outlet">{outlet}</p>
            <h3 className="report-title">
              <a className="stretched-link" href={link} rel="external noopener" target="_blank">
                {title}
              </a>
            </h3>
            <time lang={language} className="type-meta report-date" dateTime={publishedAt}>
              {shortDate(publishedAt, language)}
            </time>
            <span className="report-arrow">
              <Icon name="arrow-up-right" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
