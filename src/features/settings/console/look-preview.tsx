import { useState } from 'react';
import { useSay } from '#ui/console/say.tsx';
import { PaintedWall } from './painted-wall.tsx';
import type { Look } from './painted-wall.tsx';

const MODES = ['light', 'dark'] as const;

/** The front page as it will look, painted while somebody types. */
export function LookPreview({ look, note }: { look: Look; note: string }) {
  const say = useSay();
  const [isWide, setWide] = useState(false);
  return (
    <aside className="looks" aria-label={say('As it will look', 'कैसा दिखेगा')}>
      <div className="looks-head">
        <h2>{say('As it will look', 'कैसा दिखेगा')}</h2>
        <span role="group" aria-label={say('Size', 'आकार')}>
          <button
            type="button"
            className="chip"
            aria-pressed={!isWide}
            onClick={() => setWide(false)}
          >
            {say('Phone', 'फ़ोन')}
          </button>{' '}
          <button
            type="button"
            className="chip"
            aria-pressed={isWide}
            onClick={() => setWide(true)}
          >
            {say('Desk', 'कंप्यूटर')}
          </button>
        </span>
      </div>
      {MODES.map((mode) => (
        <PaintedWall key={mode} look={look} mode={mode} isWide={isWide} />
      ))}
      <p className="row-note looks-note">{note}</p>
    </aside>
  );
}
