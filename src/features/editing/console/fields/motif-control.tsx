import { useState } from 'react';
import { coverAddress } from '#contract/cover-address.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import type { ControlProps } from './control-props.ts';

/** The page's own hue is not needed to tell a well from a bus. */
const HUE = 195;

/** Up to so many stand whole; more scroll. */
const FEW = 8;

/** The subject or the light of a drawing, each choice with its drawing. */
export function MotifControl({
  id,
  field,
  initial,
  isReadOnly,
  describedBy,
  onType,
}: ControlProps) {
  const say = useSay();
  const sayText = useSayText();
  const [value, setValue] = useState(typeof initial === 'string' ? initial : '');
  const choose = (chosen: string) => {
    setValue(chosen);
    onType(chosen || undefined);
  };
  return (
    <div
      id={id}
      className={field.choices.length > FEW ? 'motifs motifs-many' : 'motifs'}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {!field.isRequired && (
        <label className={value === '' ? 'motif motif-chosen' : 'motif'}>
          <input
            type="radio"
            name={id}
            checked={value === ''}
            disabled={isReadOnly}
            onChange={() => choose('')}
          />
          <span>{say('As it comes', 'जैसा आए')}</span>
        </label>
      )}
      {field.choices.map((choice) => (
        <label
          key={choice.value}
          className={value === choice.value ? 'motif motif-chosen' : 'motif'}
        >
          <input
            type="radio"
            name={id}
            checked={value === choice.value}
            disabled={isReadOnly}
            onChange={() => choose(choice.value)}
          />
          <img
            src={drawingOf(field.widget, choice.value)}
            alt=""
            width="96"
            height="64"
            loading="lazy"
          />
          <span>{sayText(choice.label)}</span>
        </label>
      ))}
    </div>
  );
}

const drawingOf = (widget: string, value: string): string =>
  coverAddress({
    kind: 'mural',
    name: 'choice',
    hue: HUE,
    width: 480,
    height: 320,
    motif: widget === 'hour' ? 'market' : value,
    hour: widget === 'hour' ? value : 'day',
    view: 0,
  });
