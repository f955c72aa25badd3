import type { Language } from '#contract/languages.ts';
import { sceneAddress, scenes } from '#contract/scene-address.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { lookCss } from '#ui/colour/theme-css.ts';
import { TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { ToastBody } from '#ui/toast/toast-body.tsx';
import { Shelf } from './shelf.tsx';
import { Word } from './word.tsx';

/** Campaign hues in degrees, each with a word of another script; the last has a spark of another hue. */
const hues: [hue: number, language: Language][] = [
  [205, 'en'],
  [345, 'hi'],
  [285, 'bn'],
  [262, 'te'],
  [150, 'kn'],
  [28, 'gu'],
  [88, 'ta'],
];

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const nameOf = (hue: number, mode: Mode) => `gallery-look-${hue}-${mode}`;

/** A few components, the same ones in several hues, each by day and by night. */
export function Looks() {
  const styles = hues.flatMap(([hue]) =>
    modes.map((mode) => lookCss(`.${nameOf(hue, mode)}`, hue, mode)),
  );
  return (
    <Shelf name="Hues, light and dark">
      <style dangerouslySetInnerHTML={{ __html: styles.join('') }} />
      <div className="gallery-looks">
        {hues.flatMap(([hue, language]) =>
          modes.map((mode) => (
            <Look key={nameOf(hue, mode)} hue={hue} mode={mode} language={language} />
          )),
        )}
      </div>
    </Shelf>
  );
}

function Look({ hue, mode, language }: { hue: number; mode: Mode; language: Language }) {
  const [width, height] = scenes['colour-town'];
  return (
    <div className={`gallery-look on-paper ${nameOf(hue, mode)}`}>
      <Word language={language} />
      <p>
        hue {hue}, {mode}
      </p>
      <div className="gallery-items">
        <Button small>Send the code</Button>
        <Button small kind="line">
          Log In
        </Button>
        <Button small kind="spark">
          Join
        </Button>
        <Chip href="#top">Health</Chip>
        <Chip on href="#top" aria-label="Remove the filter Water">
          Water
        </Chip>
        <Link arrow href="#top">
          All news
        </Link>
      </div>
      <TextField label="Email" type="email" problem="Email is required" />
      <div className="toast">
        <ToastBody kind="success" text="Thank you. We have your message." />
      </div>
      <img
        src={sceneAddress({ name: 'colour-town', hue, mode })}
        width={width}
        height={height}
        alt=""
        loading="lazy"
      />
    </div>
  );
}
