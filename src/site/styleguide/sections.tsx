import type { ReactNode } from 'react';
import { ComingNext } from '#features/events/site/coming-next.tsx';
import { DayPanel } from '#features/events/site/day-panel.tsx';
import type { Calendar } from '#features/events/site/load-calendar.ts';
import { Month } from '#features/events/site/month.tsx';
import { EventsSection } from '../home/events-section.tsx';
import { FinderSection } from '../home/finder-section.tsx';
import { Hero } from '../home/hero.tsx';
import { JourneySection } from '../home/journey-section.tsx';
import { LanguageBoard } from '../home/language-board.tsx';
import type { Home } from '../home/load-home.ts';
import { MediaSection } from '../home/media-section.tsx';
import { NewsStreet } from '../home/news-street.tsx';
import { NumberWall } from '../home/number-wall.tsx';
import { PlaySection } from '../home/play-section.tsx';

interface SectionsProps {
  home: Home;
  calendar: Calendar;
}

/** What whole pages are built of, with what the campaign has to say at the moment. */
export function Sections({ home, calendar }: SectionsProps) {
  return (
    <>
      <Whole name="Hero">
        <Hero banners={home.banners} />
      </Whole>
      <Whole name="Language board">
        <LanguageBoard />
      </Whole>
      <Whole dated name="Street of covers">
        <NewsStreet news={home.news} />
      </Whole>
      <Whole dated name="Day list">
        <EventsSection days={home.days} />
      </Whole>
      <Whole dated name="Month calendar">
        <div className="container calendar">
          <Month calendar={calendar} />
          <div className="calendar-side">
            <DayPanel calendar={calendar} />
            <ComingNext events={calendar.next} />
          </div>
        </div>
      </Whole>
      <Whole name="Road of milestones">
        <JourneySection milestones={home.journey} />
      </Whole>
      <Whole dated name="Number wall">
        <NumberWall numbers={home.numbers} />
      </Whole>
      <Whole name="Crowd finder">
        <FinderSection />
      </Whole>
      <Whole name="Quiz and wish card">
        <PlaySection />
      </Whole>
      <Whole dated name="Ruled media list">
        <MediaSection reports={home.media} />
      </Whole>
    </>
  );
}

interface WholeProps {
  name: string;
  /** Looks different every day, so it is left out of the pictures that are compared. */
  dated?: boolean;
  children: ReactNode;
}

/** As wide as the page, under its name. */
function Whole({ name, dated, children }: WholeProps) {
  return (
    <div data-shelf={dated ? undefined : name}>
      <p className="container gallery-name">{name}</p>
      {children}
    </div>
  );
}
