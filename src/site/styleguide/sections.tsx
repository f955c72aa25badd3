import { DayPanel } from '#features/events/site/day-panel.tsx';
import { Month } from '#features/events/site/month.tsx';
import { UpcomingEvents } from '#features/events/site/upcoming-events.tsx';
import { AchievementsSection } from '../home/achievements-section.tsx';
import { EventsSection } from '../home/events-section.tsx';
import { Hero } from '../home/hero.tsx';
import { JourneySection } from '../home/journey-section.tsx';
import { LanguagesSection } from '../home/languages-section.tsx';
import { MediaSection } from '../home/media-section.tsx';
import { NewsSection } from '../home/news-section.tsx';
import { PhotoBoothSection } from '../home/photo-booth-section.tsx';
import { QuizAndWishSection } from '../home/quiz-and-wish-section.tsx';
import { FullWidth } from './full-width.tsx';
import type { Samples } from './load-samples.ts';

/** The sections of pages, with the campaign's current content. */
export function Sections({ home, calendar }: Samples) {
  return (
    <>
      <FullWidth name="Hero">
        <Hero banners={home.banners} />
      </FullWidth>
      <FullWidth name="Language board">
        <LanguagesSection slogans={home.slogans} />
      </FullWidth>
      <FullWidth dated name="Street of covers">
        <NewsSection news={home.news} />
      </FullWidth>
      <FullWidth dated name="Day list">
        <EventsSection days={home.days} />
      </FullWidth>
      <FullWidth dated name="Month calendar">
        <div className="container calendar">
          <Month calendar={calendar} />
          <div className="calendar-side">
            <DayPanel calendar={calendar} />
            <UpcomingEvents events={calendar.next} today={calendar.today} month={calendar.month} />
          </div>
        </div>
      </FullWidth>
      <FullWidth name="Road of milestones">
        <JourneySection milestones={home.journey} title={home.words.journeyTitle} />
      </FullWidth>
      <FullWidth dated name="Number wall">
        <AchievementsSection achievements={home.achievements} />
      </FullWidth>
      <FullWidth name="Crowd finder">
        <PhotoBoothSection words={home.words} />
      </FullWidth>
      <FullWidth name="Quiz and wish card">
        <QuizAndWishSection question={home.question} words={home.words} hasWishes />
      </FullWidth>
      <FullWidth dated name="Ruled media list">
        <MediaSection reports={home.media} />
      </FullWidth>
    </>
  );
}
