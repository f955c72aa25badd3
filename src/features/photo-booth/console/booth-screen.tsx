import { useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { countRemovals } from '../contract/desk.ts';
import './booth-desk.css';
import { IndexView } from './index-view.tsx';
import { MatchesView } from './matches-view.tsx';
import { RemovalsView } from './removals-view.tsx';
import { ThresholdsView } from './thresholds-view.tsx';

const all = ['removals', 'index', 'matches', 'thresholds'] as const;

type View = (typeof all)[number];

const texts: Record<View, ConsoleText> = {
  removals: ['Faces to blur', 'धुंधले करने के अनुरोध'],
  index: ['Index and days', 'सूची और दिन'],
  matches: ['Wrong matches', 'ग़लत मिलान'],
  thresholds: ['Thresholds', 'सीमाएँ'],
};

/** The photo booth as those see it who answer for it: no names of those who search, and no faces of theirs. */
export default function BoothScreen() {
  const say = useSay();
  const may = usePermission();
  const [query, setQuery] = useSearchParams();
  const counts = useCallQuery(countRemovals);
  const views = all.filter((view) => view !== 'thresholds' || may('booth:admin'));
  const chosen = views.find((each) => each === query.get('view')) ?? 'removals';
  const { asked = 0, late = 0 } = counts.data?.data ?? {};
  return (
    <Screen
      title={say('Photo booth', 'फ़ोटो बूथ')}
      subtitle={
        late > 0
          ? say(`${late} past their day`, `${late} का समय बीत चुका`)
          : say('Every step here is in the record.', 'यहाँ का हर क़दम रिकॉर्ड में जाता है\u202f।')
      }
    >
      <ViewTabs
        {...{ views, texts, chosen }}
        counts={asked > 0 ? { removals: asked } : undefined}
        onChoose={(view) => setQuery(view === 'removals' ? {} : { view }, { replace: true })}
      />
      {chosen === 'removals' && <RemovalsView />}
      {chosen === 'index' && <IndexView />}
      {chosen === 'matches' && <MatchesView />}
      {chosen === 'thresholds' && <ThresholdsView />}
    </Screen>
  );
}
