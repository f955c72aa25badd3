import { ComingNext } from '#features/events/site/coming-next.tsx';
import { DayPanel } from '#features/events/site/day-panel.tsx';
import { Month } from '#features/events/site/month.tsx';
import { EventsSection } from '../home/events-section.tsx';
import { FinderSection } from '../home/finder-section.tsx';
import { Hero } from '../home/hero.tsx';
import { JourneySection } from '../home/journey-section.tsx';
import { LanguageBoard } from '../home/language-board.tsx';
import { MediaSection } from '../home/media-section.tsx';
import { NewsStreet } from '../home/news-street.tsx';
import { NumberWall } from '../home/number-wall.tsx';
import { PlaySection } from '../home/play-section.tsx';
import type { Shown } from './load-shown.ts';
import { Whole } from './whole.tsx';

const playWords = {
  quizTitle: 'Five questions a day',
  quizText: 'How the ward and the state work.',
  wishTitle: 'Whose birthday is it?',
  wishText: 'Write the name. We make a card that you can send.',
};

/** What whole pages are built of, with what the campaign has to say at the moment. */
export function Sections({ home, calendar }: Shown) {
  return (
    <>
      <Whole name="Hero">
        <Hero banners={home.banners} />
      </Whole>
      <Whole name="Language board">
        <LanguageBoard slogans={home.slogans} />
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
            <ComingNext events={calendar.next} today={calendar.today} month={calendar.month} />
          </div>
        </div>
      </Whole>
      <Whole name="Road of milestones">
        <JourneySection milestones={home.journey} title={home.words.journeyTitle} />
      </Whole>
      <Whole dated name="Number wall">
        <NumberWall numbers={home.numbers} />
      </Whole>
      <Whole name="Crowd finder">
        <FinderSection words={home.words} />
      </Whole>
      <Whole name="Quiz and wish card">
        <PlaySection words={playWords} />
      </Whole>
      <Whole dated name="Ruled media list">
        <MediaSection reports={home.media} />
      </Whole>
    </>
  );
}
