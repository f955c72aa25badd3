import type { CSSProperties } from 'react';
import { mix } from '#ui/colour/recipe.ts';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { ContrastProof } from './contrast-proof.tsx';
import { huesOwned } from './hues-owned.ts';

interface ColourSectionProps {
  hue: number;
  liveHue: number | undefined;
  onChange: (hue: number) => void;
}

const STOPS = 24;
const AROUND = Array.from({ length: STOPS + 1 }, (_, stop) => (stop * 360) / STOPS);
/** The paint of the wall: dark enough for white words on every hue. */
const PAINT = [0.42, 0.12] as const;
const BIG_STEP = 10;

/** The hue of the campaign: a slider over the colour circle, and the proof that everybody can read it. */
export function ColourSection({ hue, liveHue, onChange }: ColourSectionProps) {
  const say = useSay();
  const set = (next: number) => onChange(((Math.round(next) % 360) + 360) % 360);
  const owned = huesOwned.find(({ from, to }) => hue >= from && hue <= to);
  return (
    <>
      <div className="hue-head">
        <label className="field-label" htmlFor="hue">
          {say('Hue', 'रंग का अंश')}
        </label>
        {liveHue !== undefined && (
          <span className="hue-live row-note">
            {say('live now: ', 'अभी प्रकाशित: ')}
            {liveHue}
          </span>
        )}
        <input
          className="input hue-number"
          type="number"
          min={0}
          max={359}
          aria-label={say('Hue in degrees', 'रंग, अंश में')}
          value={hue}
          onChange={({ target }) => target.value !== '' && set(Number(target.value))}
        />
      </div>
      <HueSlider hue={hue} set={set} />
      <p className="row-note">
        {say('The marked parts belong to someone. ', 'निशान वाले हिस्से किसी के हैं\u202f। ')}
        <Keys keys="← →" /> {say('one degree, with', 'एक अंश, और')} <Keys keys="Shift" />{' '}
        {say(
          'ten. The spark turns by itself when the hue comes near it.',
          'के साथ दस\u202f। पीला रंग पास आने पर अपने-आप बदल जाता है\u202f।',
        )}
      </p>
      <p role="status" className="row-note">
        {owned &&
          say(
            `People may take this for ${owned.name[0]}, which belongs to someone.`,
            `लोग इसे ${owned.name[1]} समझ सकते हैं, जो किसी और का है\u202f।`,
          )}
      </p>
      <ContrastProof hue={hue} />
    </>
  );
}

/** The colour circle as a slider, with the hues below it that are somebody's. */
function HueSlider({ hue, set }: { hue: number; set: (next: number) => void }) {
  const sayText = useSayText();
  const colours = AROUND.map((degrees) => mix([...PAINT, 'hue'], degrees));
  return (
    <>
      <input
        id="hue"
        className="hue-slider"
        type="range"
        min={0}
        max={359}
        value={hue}
        style={{ '--hues': `linear-gradient(to right, ${colours.join(', ')})` } as CSSProperties}
        onChange={({ target }) => set(Number(target.value))}
        onKeyDown={(event) => {
          const step = { ArrowRight: BIG_STEP, ArrowLeft: -BIG_STEP }[event.key];
          if (!event.shiftKey || step === undefined) return;
          event.preventDefault();
          set(hue + step);
        }}
      />
      <div className="hue-owned" aria-hidden="true">
        {huesOwned.map(({ name, from, to }) => (
          <span
            key={name[0]}
            style={{ insetInlineStart: `${from / 3.6}%`, inlineSize: `${(to - from) / 3.6}%` }}
          >
            {sayText(name)}
          </span>
        ))}
      </div>
    </>
  );
}
