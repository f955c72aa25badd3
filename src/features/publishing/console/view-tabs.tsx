import { views } from '#content/declare/draft-shapes.ts';
import type { View } from '#content/declare/draft-shapes.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { viewTexts } from './row-texts.ts';

interface ViewTabsProps {
  view: View;
  counts: Partial<Record<View, number>> | undefined;
  onChange: (view: View) => void;
}

/** The views of a list, each with how many are in it. */
export function ViewTabs({ view, counts, onChange }: ViewTabsProps) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <div className="view-tabs" role="group" aria-label={say('Views', 'दृश्य')}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className="view-tab"
          aria-pressed={each === view}
          onClick={() => onChange(each)}
        >
          {sayText(viewTexts[each])}
          {counts?.[each] !== undefined && (
            <span className="view-count">{counts[each].toLocaleString('en-IN')}</span>
          )}
        </button>
      ))}
    </div>
  );
}
