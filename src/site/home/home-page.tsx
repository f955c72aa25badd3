import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { listAchievements } from '#features/achievements/contract.ts';
import { listBanners } from '#features/banners/contract.ts';
import { listEvents } from '#features/events/contract.ts';
import { listJourney } from '#features/journey/contract.ts';
import { listMediaCoverage } from '#features/media-coverage/contract.ts';
import { listNews } from '#features/news/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { eventDays } from './event-days.ts';
import { EventsSection } from './events-section.tsx';
import { FinderSection } from './finder-section.tsx';
import { Hero } from './hero.tsx';
import { JourneySection } from './journey-section.tsx';
import { LanguageBoard } from './language-board.tsx';
import { MediaSection } from './media-section.tsx';
import { NewsStreet } from './news-street.tsx';
import { NumberWall } from './number-wall.tsx';
import { PlaySection } from './play-section.tsx';
import { brief } from './brief.ts';
import './home.css';

const coming = { type: 'upcoming', page: '1', size: '30' } as const;
const four = { page: '1', size: '4' } as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const [banners, news, events, journey, achievements, media] = await Promise.all([
    call(listBanners),
    call(listNews, { query: four }),
    call(listEvents, { query: coming }),
    call(listJourney),
    call(listAchievements),
    call(listMediaCoverage, { query: four }),
  ]);
  return {
    banners: banners.data.map(({ id, title, link }) => ({ id, title, link })),
    news: news.data.map(brief),
    days: eventDays(events.data, new Date()),
    journey: journey.data.filter(({ featured }) => featured).map(({ id, year, title }) => ({ id, year, title })),
    numbers: achievements.data.filter(({ featured }) => featured).map(({ body: _, summary: __, ...number }) => number),
    media: media.data.map(({ body: _, summary: __, ...report }) => report),
  };
}

export type Home = Awaited<ReturnType<typeof loader>>;

export default function HomePage() {
  const home = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead />
      <Hero banners={home.banners} />
      <LanguageBoard />
      <NewsStreet news={home.news} />
      <EventsSection days={home.days} />
      <JourneySection milestones={home.journey} />
      <NumberWall numbers={home.numbers} />
      <FinderSection />
      <PlaySection />
      <MediaSection reports={home.media} />
    </>
  );
}
