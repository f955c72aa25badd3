import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { isPathOff } from '#contract/switches.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { AchievementsSection } from './achievements-section.tsx';
import { EventsSection } from './events-section.tsx';
import { Hero } from './hero.tsx';
import { homeJsonLd } from './home-json-ld.ts';
import { JourneySection } from './journey-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { loadHome } from './load-home.ts';
import type { Home } from './load-home.ts';
import { MediaSection } from './media-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PhotoBoothSection } from './photo-booth-section.tsx';
import { QuizAndWishSection } from './quiz-and-wish-section.tsx';
import './home.css';

/**
 * A function is not serialised for the browser, which needs none of the data: only the server
 * renders it.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const home = await loadHome(context.get(siteContext).call);
  return { read: () => home };
}

// spec: route:/
/** The whole page is for reading, so browsers need no code for it. */
export default function HomePage() {
  const rootData = useRootData();
  const { read }: Awaited<ReturnType<typeof loader>> = useLoaderData();
  return (
    <>
      <PageMeta jsonLd={import.meta.env.SSR && homeJsonLd(rootData)} />
      <ServerOnly>{import.meta.env.SSR && <Reading home={read()} />}</ServerOnly>
    </>
  );
}

function Reading({ home }: { home: Home }) {
  const { campaign } = useRootData();
  const isOpen = (path: string) => !isPathOff(path, campaign.switchedOff);
  return (
    <>
      <Hero banners={home.banners} />
      <LanguagesSection slogans={home.slogans} />
      <NewsSection news={home.news} />
      <EventsSection days={home.days} />
      <JourneySection milestones={home.journey} title={home.words.journeyTitle} />
      <AchievementsSection achievements={home.achievements} />
      {isOpen('/photobooth') && <PhotoBoothSection words={home.words} />}
      <QuizAndWishSection
        question={isOpen('/quiz') ? home.question : undefined}
        words={home.words}
        hasWishes={isOpen('/wish')}
      />
      <MediaSection reports={home.media} />
    </>
  );
}
