import { Link, useSearchParams } from 'react-router';
import type { ConsoleText } from '#contract/console-text.ts';
import type { Permission } from '#contract/permissions.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { CalendarView } from './calendar-view.tsx';
import { ClaimsView } from './claims-view.tsx';
import { DrawsView } from './draws-view.tsx';
import { RankingView } from './ranking-view.tsx';
import { ResultsView } from './results-view.tsx';
import { SuspectsView } from './suspects-view.tsx';
import './quiz.css';

const views = ['calendar', 'results', 'draws', 'claims', 'players', 'ranking'] as const;

type View = (typeof views)[number];

const texts: Record<View, ConsoleText> = {
  calendar: ['Calendar', 'कैलेंडर'],
  results: ['Results', 'नतीजे'],
  draws: ['Draws', 'लॉटरी'],
  claims: ['Claimed rewards', 'माँगे गए इनाम'],
  players: ['Odd players', 'संदिग्ध खिलाड़ी'],
  ranking: ['Ranking', 'खिलाड़ियों की सूची'],
};

const needs: Record<View, Permission> = {
  calendar: 'quiz:read',
  results: 'quiz:read',
  draws: 'quiz:read',
  claims: 'supporters:read',
  players: 'supporters:read',
  ranking: 'supporters:read',
};

const parts: Record<View, () => React.JSX.Element> = {
  calendar: CalendarView,
  results: ResultsView,
  draws: DrawsView,
  claims: ClaimsView,
  players: SuspectsView,
  ranking: RankingView,
};

/** The desk of the quiz; the bank itself is written like all other content. */
export default function QuizScreen() {
  const say = useSay();
  const may = usePermission();
  const [query, setQuery] = useSearchParams();
  const open = views.filter((view) => may(needs[view]));
  const chosen = open.find((view) => view === query.get('view')) ?? open[0] ?? 'calendar';
  const Part = parts[chosen];
  return (
    <Screen
      title={say('Quiz', 'क्विज़')}
      subtitle={
        may('quiz:read') && (
          <span className="quiz-links">
            <Link to="/content/quiz-questions">{say('Bank of questions', 'सवालों का भंडार')}</Link>
            <Link to="/content/quiz-rewards">{say('Rewards and stock', 'इनाम और गिनती')}</Link>
          </span>
        )
      }
    >
      <ViewTabs
        views={open}
        texts={texts}
        chosen={chosen}
        onChoose={(view) => setQuery({ view }, { replace: true })}
      />
      <Part />
    </Screen>
  );
}
