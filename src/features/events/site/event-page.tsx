import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { localPath } from '#contract/languages.ts';
import { longDate, monthYear, weekday } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findEvent } from '../contract.ts';
import { findEventSeats } from '../contract/replies.ts';
import { calendarAddress } from './calendar-address.ts';
import { CategoryIcon } from './category-icon.tsx';
import { DayHeader } from './day-header.tsx';
import { replyAction } from './event-action.ts';
import { daysOf, firstDay } from './event-days.ts';
import { EventLinks, EventTimes } from './event-facts.tsx';
import { eventJsonLd } from './event-json-ld.ts';
import type { EventDetails } from './event-json-ld.ts';
import { ReplySection } from './reply-section.tsx';
import './events.css';

export const action = replyAction;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const { data } = await call(findEvent, { query: { slug: params['slug'] ?? '' } });
  const isAsked = data.replies && !data.cancelled;
  const seats = isAsked ? await call(findEventSeats, { query: { event: data.id } }) : undefined;
  const availability = seats?.data.availability ?? 'closed';
  return { ...data, availability, sent: new URL(request.url).searchParams.has('sent') };
}

export default function EventPage() {
  const { t } = useTranslation();
  const event = useLoaderData<typeof loader>();
  const rootData = useRootData();
  const to = useLocalPath();
  const { publicUrl, language, path } = rootData;
  const { title, summary, body, languages } = event;
  const address = publicUrl + localPath(language, path);
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        languages={languages}
        shared={{ collection: 'events', ...event }}
        jsonLd={import.meta.env.SSR && eventJsonLd(event, rootData)}
      />
      <article lang={useContentLanguage(event)}>
        <PageHeader sentence title={title} intro={summary ?? undefined} />
        <div className="container event-columns">
          <EventFacts event={event} />
          <div>
            <LanguageNotice text={event} />
            <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
            <div lang={language}>
              <ReplySection event={event} availability={event.availability} sent={event.sent} />
            </div>
            <div className="event-end" lang={language}>
              <OtherLanguages codes={event.languages} />
              <ShareLine label={t('article.share')} links={shareLinks(address, title)} />
              <p>
                <Link arrow href={to(calendarAddress({ day: firstDay(event) }))}>
                  {t('home.fullCalendar')}
                </Link>
              </p>
            </div>
          </div>
        </div>
      </article>
    </>
  );
}

/** Time and place, in the page's language except for the name of the place. */
function EventFacts({ event }: { event: EventDetails }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { startsAt, category, place, address, signLanguage, cancelled } = event;
  const spoken = useContentLanguage(event);
  return (
    <div className="event-facts" lang={language}>
      <DayHeader day={firstDay(event)}>
        <p>{weekday(startsAt, language)}</p>
        <p>{monthYear(startsAt, language)}</p>
      </DayHeader>
      {cancelled && <p className="event-cancelled">{t('home.cancelled')}</p>}
      <p className="type-meta">
        <CategoryIcon shape={category.shape} /> <b lang={category.language}>{category.title}</b>
      </p>
      <p>
        {daysOf(event).length === 1 && (
          <>
            {longDate(startsAt, language)}
            <br />
          </>
        )}
        <EventTimes event={event} />
      </p>
      <p lang={spoken}>
        <b>{place}</b>
        <br />
        {address}
      </p>
      {signLanguage && <p className="type-label">{t('events.signLanguage')}</p>}
      <EventLinks event={event} />
    </div>
  );
}
