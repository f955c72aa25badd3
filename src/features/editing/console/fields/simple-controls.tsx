import { useState } from 'react';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { fromFieldValue, toFieldValue } from '#ui/console/when-value.ts';
import { tiesOf } from './control-props.ts';
import type { ControlProps } from './control-props.ts';

export function NumberControl(props: ControlProps) {
  const { from, to, isWhole } = props.field.limits;
  const { initial, isReadOnly, onType } = props;
  return (
    <input
      {...tiesOf(props)}
      className="input input-number"
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      step={isWhole ? 1 : 'any'}
      min={from}
      max={to}
      defaultValue={typeof initial === 'number' ? initial : ''}
      readOnly={isReadOnly}
      onInput={({ currentTarget: { value } }) => onType(value === '' ? undefined : Number(value))}
    />
  );
}

/** Up to so many choices stand open; more are a list that opens. */
const FEW = 4;

export function ChoiceControl(props: ControlProps) {
  const { id, field, initial, isReadOnly, describedBy, onType } = props;
  const sayText = useSayText();
  const say = useSay();
  const [value, setValue] = useState(typeof initial === 'string' ? initial : '');
  const choose = (chosen: string) => {
    setValue(chosen);
    onType(chosen || undefined);
  };
  const none = field.isRequired ? [] : [{ value: '', label: say('None', 'कोई नहीं') }];
  const choices = [
    ...none,
    ...field.choices.map(({ value: each, label }) => ({ value: each, label: sayText(label) })),
  ];
  if (choices.length > FEW)
    return (
      <select
        {...tiesOf(props)}
        className="input"
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => choose(target.value)}
      >
        {field.isRequired && value === '' && <option value="">{say('Choose', 'चुनें')}</option>}
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    );
  return (
    <div
      id={id}
      className="choices"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {choices.map((each) => (
        <label key={each.value} className="choice">
          <input
            type="radio"
            name={id}
            value={each.value}
            checked={value === each.value}
            disabled={isReadOnly}
            onChange={() => choose(each.value)}
          />
          {each.label}
        </label>
      ))}
    </div>
  );
}

export function BooleanControl(props: ControlProps) {
  const { initial, isReadOnly, onType } = props;
  const say = useSay();
  const [isOn, setOn] = useState(initial === true);
  return (
    <span className="switch">
      <input
        {...tiesOf(props)}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isReadOnly}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          onType(checked);
        }}
      />
      <span aria-hidden="true">{isOn ? say('Yes', 'हाँ') : say('No', 'नहीं')}</span>
    </span>
  );
}

/** A day and an hour of India, with how people say it below. */
export function WhenControl(props: ControlProps) {
  const { id, initial, isReadOnly, onType } = props;
  const language = useConsoleLanguage();
  const [value, setValue] = useState(typeof initial === 'string' ? initial : '');
  const told = value && !Number.isNaN(Date.parse(value)) ? dayAndHour(value, language) : '';
  return (
    <>
      <input
        {...tiesOf(props)}
        className="input"
        type="datetime-local"
        defaultValue={toFieldValue(value)}
        readOnly={isReadOnly}
        onInput={({ currentTarget }) => {
          const moment = fromFieldValue(currentTarget.value);
          setValue(moment ?? '');
          onType(moment);
        }}
      />
      {told && (
        <output className="field-hint" htmlFor={id}>
          {told} IST
        </output>
      )}
    </>
  );
}

export function MonthControl(props: ControlProps) {
  const { initial, isReadOnly, onType } = props;
  return (
    <input
      {...tiesOf(props)}
      className="input"
      type="month"
      defaultValue={typeof initial === 'string' ? initial : ''}
      readOnly={isReadOnly}
      onInput={({ currentTarget: { value } }) => onType(value || undefined)}
    />
  );
}

export function LinkControl(props: ControlProps) {
  const { initial, isReadOnly, onType, field } = props;
  const say = useSay();
  const [address, setAddress] = useState(typeof initial === 'string' ? initial : '');
  return (
    <>
      <input
        {...tiesOf(props)}
        className="input"
        type="text"
        inputMode="url"
        spellCheck={false}
        maxLength={field.limits.most}
        defaultValue={address}
        readOnly={isReadOnly}
        onInput={({ currentTarget: { value } }) => onType(value.trim() || undefined)}
        onBlur={({ currentTarget: { value } }) => setAddress(value.trim())}
      />
      {/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/.test(address) && (
        <a className="field-hint" href={address} target="_blank" rel="noreferrer">
          {say('Open it in a new tab', 'नए टैब में खोलें')}
        </a>
      )}
    </>
  );
}

/** A colour as its angle on the wheel, with the colour beside. */
export function HueControl(props: ControlProps) {
  const { initial, isReadOnly, onType } = props;
  const [hue, setHue] = useState(typeof initial === 'number' ? initial : 0);
  return (
    <span className="hue">
      <input
        {...tiesOf(props)}
        type="range"
        min={0}
        max={360}
        value={hue}
        disabled={isReadOnly}
        onChange={({ target: { value } }) => {
          setHue(Number(value));
          onType(Number(value));
        }}
      />
      <span className="hue-swatch" style={{ background: `oklch(0.45 0.12 ${hue})` }} />
      <span className="field-hint">{Math.round(hue)}°</span>
    </span>
  );
}
