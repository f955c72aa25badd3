import type { ConsoleText } from '#contract/console-text.ts';
import { revealFocused, useChosenInStrip } from './reveal-in-strip.ts';
import { useSay, useSayText } from './say.tsx';

interface ViewTabsProps<View extends string> {
  /** In their order. */
  views: readonly View[];
  texts: Readonly<Record<View, ConsoleText>>;
  chosen: View;
  counts?: Partial<Record<View, number>> | undefined;
  onChoose: (view: View) => void;
}

/** The views of a list, each with how many are in it where that is known. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { views, texts, chosen, counts, onChoose } = props;
  const say = useSay();
  const sayText = useSayText();
  const strip = useChosenInStrip<HTMLDivElement>(chosen);
  return (
    <div ref={strip} className="view-tabs" role="group" aria-label={say('Views', 'दृश्य')}>
      {views.map((each) => (
        <button
          key={each}
          onFocus={revealFocused}
          type="button"
          className="view-tab"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {sayText(texts[each])}
          {counts?.[each] !== undefined && (
            <span className="view-count">{counts[each].toLocaleString('en-IN')}</span>
          )}
        </button>
      ))}
    </div>
  );
}
