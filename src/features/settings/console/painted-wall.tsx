import type { CSSProperties } from 'react';
import { closeDandas } from '#lib/danda.ts';
import { signOf } from '#lib/short-name.ts';
import { palette } from '#ui/colour/palette.ts';
import type { Mode } from '#ui/colour/recipe.ts';
import { useSay } from '#ui/console/say.tsx';
import { wordLength } from '#ui/title-size.ts';

export interface Look {
  hue: number;
  name: string;
  nameLine: string;
  slogan: string;
  summary?: string;
}

interface PaintedWallProps {
  look: Look;
  mode: Mode;
  isWide?: boolean;
  language?: string;
}

/** All colours of a hue as properties of an element. */
const paint = (hue: number, mode: Mode): CSSProperties =>
  Object.fromEntries(Object.entries(palette(hue, mode)).map(([name, hex]) => [`--${name}`, hex]));

/** The slogan in letters, as wide as the wall bears: its longest word in a line, all of it in two or three. */
function measures(slogan: string): CSSProperties {
  const longest = Math.max(1, ...slogan.split(/\s+/u).map(wordLength));
  return { '--slogan-length': Math.max(longest, wordLength(slogan) / 2.2) } as CSSProperties;
}

/** The first screen of the front page in one colour mode. */
export function PaintedWall({ look, mode, isWide = false, language }: PaintedWallProps) {
  const say = useSay();
  const { hue, name, nameLine, slogan, summary } = look;
  return (
    <div
      className={isWide ? 'look look-wide' : 'look'}
      style={{ ...paint(hue, mode), ...measures(slogan) }}
      lang={language}
    >
      <p className="look-name">
        <span className="look-mark" aria-hidden="true">
          {signOf(name)}
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

/** The sign of the campaign in some languages, in its own colours. */
export function Signs({ hue, names }: { hue: number; names: readonly [string, string][] }) {
  return (
    <span className="look-signs" style={paint(hue, 'light')} aria-hidden="true">
      {names.map(([language, name]) => (
        <span key={language} lang={language} className="look-mark look-sign">
          {signOf(name)}
        </span>
      ))}
    </span>
  );
}
