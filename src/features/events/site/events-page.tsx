import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { collectionPage } from '#ui/page/json-ld/collection-page.ts';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { calendarAddress } from './calendar-address.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { DayPanel } from './day-panel.tsx';
import { EmptyMonth } from './empty-month.tsx';
import { loadCalendar } from './load-calendar.ts';
import type { Calendar } from './load-calendar.ts';
import { Month } from './month.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';
import './events.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadCalendar(context.get(siteContext).call, new URL(request.url), new Date());
}

export default function EventsPage() {
  const { t } = useTranslation();
  const calendar = useLoaderData<typeof loader>();
  const to = useLocalPath();
  const feed = feedOf(calendar);
  const rootData = useRootData();
  const told = { title: t('home.events'), summary: t('events.intro'), path: '/events' };
  return (
    <>
      <PageMeta
        title={told.title}
        description={told.summary}
        jsonLd={
          import.meta.env.SSR &&
          collectionPage(told, pagesOf(shownIn(calendar), rootData), rootData)
        }
        feed={{ path: feed, type: 'text/calendar' }}
      />
      <PageHeader title={told.title} intro={told.summary}>
        <Categories calendar={calendar} />
      </PageHeader>
      <div className="container calendar">
        <Month calendar={calendar} />
        <div className="calendar-side">
          {calendar.day ? <DayPanel calendar={calendar} /> : <EmptyMonth calendar={calendar} />}
          <UpcomingEvents events={calendar.next} today={calendar.today} month={calendar.month} />
          <p className="event-links">
            <Link href={webcal(rootData.publicUrl + to(feed))}>{t('events.subscribe')}</Link>
            <Link href={to(feed)}>{t('events.asFile')}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

/** The events of the month and the upcoming ones, without duplicates. */
function shownIn({ events, next }: Calendar): CalendarEvent[] {
  return [...new Map([...events, ...next].map((event) => [event.id, event])).values()];
}

/** The address by which calendar programs subscribe, and ask again by themselves. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The calendar feed: all events, or those of the shown category. */
function feedOf({ category }: Calendar): string {
  return category ? `/events/category/${category}.ics` : '/events.ics';
}

function Categories({ calendar: { month, category: chosen, categories } }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { language: ofPage } = useRootData();
  const languageOf = useContentLanguages();
  const all = to(calendarAddress({ month }));
  return (
    <nav aria-label={t('list.category')}>
      <ul className="chips">
        <li>
          <Chip href={all} className={chosen ? undefined : 'chip-on'} aria-current={!chosen}>
            {t('events.all')}
          </Chip>
        </li>
        {categories.map(({ slug, title, ...category }) => (
          <li key={slug} lang={languageOf(category)}>
            {slug === chosen ? (
              <Chip
                on
                href={all}
                lang={ofPage}
                aria-label={t('list.removeFilter', { name: title })}
              >
                {title}
              </Chip>
            ) : (
              <Chip href={to(calendarAddress({ month, category: slug }))}>{title}</Chip>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
