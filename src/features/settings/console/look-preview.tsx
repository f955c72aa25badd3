import { useState } from 'react';
import type { CSSProperties } from 'react';
import { closeDandas } from '#lib/danda.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { palette } from '#ui/colour/palette.ts';
import type { Mode } from '#ui/colour/recipe.ts';
import { useSay } from '#ui/console/say.tsx';

export interface Look {
  hue: number;
  name: string;
  nameLine: string;
  slogan: string;
  summary?: string;
}

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

/** All colours of a hue as properties of an element. */
const paint = (hue: number, mode: Mode): CSSProperties =>
  Object.fromEntries(Object.entries(palette(hue, mode)).map(([name, hex]) => [`--${name}`, hex]));

function PaintedWall({ look, mode, isWide }: { look: Look; mode: Mode; isWide: boolean }) {
  const say = useSay();
  const { hue, name, nameLine, slogan, summary } = look;
  return (
    <div className={isWide ? 'look look-wide' : 'look'} style={paint(hue, mode)}>
      <p className="look-name">
        <span className="look-mark" aria-hidden="true">
          {firstGrapheme(name)}
        </span>
        <b>{name}</b> {nameLine}
      </p>
      <p className="look-slogan">{closeDandas(slogan)}</p>
      <div className="look-dado">
        {summary && <p>{summary}</p>}
        <span className="look-call">{say('Join the campaign', 'अभियान से जुड़ें')}</span>
      </div>
    </div>
  );
}
