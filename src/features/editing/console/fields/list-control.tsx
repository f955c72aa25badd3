import { useState } from 'react';
import type { FieldDescription } from '#content/declare/describe.ts';
import { allLanguages, languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { settleLetters } from '#lib/script/settle-letters.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useEditing } from '../editing-context.ts';
import type { ControlProps } from './control-props.ts';

interface Row {
  key: number;
  value: string;
}

/** Several of one kind: choices to tick, or rows of words that can be moved. */
export function ListControl(props: ControlProps) {
  const { of } = props.field;
  return of && of.choices.length > 0 ? <TickList {...props} of={of} /> : <RowList {...props} />;
}

function TickList({
  id,
  initial,
  isReadOnly,
  onType,
  of,
}: ControlProps & { of: FieldDescription }) {
  const sayText = useSayText();
  const [ticked, setTicked] = useState<readonly unknown[]>(Array.isArray(initial) ? initial : []);
  const tick = (value: string, isOn: boolean) => {
    const next = of.choices
      .map((choice) => choice.value)
      .filter((each) => (each === value ? isOn : ticked.includes(each)));
    setTicked(next);
    onType(next.length > 0 ? next : undefined);
  };
  return (
    <div id={id} className="choices" role="group" aria-labelledby={`${id}-label`}>
      {of.choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            disabled={isReadOnly}
            onChange={({ target }) => tick(value, target.checked)}
          />
          {sayText(label)}
        </label>
      ))}
    </div>
  );
}

/** Rows by keys of their own, so that what is typed stays in its row when one is moved. */
function useRows({ field, initial, onType }: ControlProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (Array.isArray(initial) ? initial : []).map((value, key) => ({ key, value: String(value) })),
  );
  const change = (next: readonly Row[]) => {
    setRows(next);
    const values = next.map(({ value }) => settleLetters(value)).filter((value) => value.trim());
    const stored = field.of?.widget === 'number' ? values.map(Number) : values;
    onType(stored.length > 0 ? stored : undefined);
  };
  return {
    rows,
    add: () => setRows([...rows, { key: nextKey(rows), value: '' }]),
    remove: (key: number) => change(rows.filter((each) => each.key !== key)),
    write: (key: number, value: string) =>
      change(rows.map((each) => (each.key === key ? { ...each, value } : each))),
    moveUp(at: number) {
      const next = [...rows];
      const [row] = next.splice(at, 1);
      if (row) next.splice(at - 1, 0, row);
      change(next);
    },
  };
}

function RowList(props: ControlProps) {
  const { id, field, language, isReadOnly } = props;
  const say = useSay();
  const sayText = useSayText();
  const { rows, add, remove, write, moveUp } = useRows(props);
  const label = sayText(field.label);
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} className="rows">
      {rows.map((row, at) => (
        <div key={row.key} className="row-of-list">
          <input
            className="input"
            lang={language}
            aria-label={`${label} ${at + 1}`}
            defaultValue={row.value}
            readOnly={isReadOnly}
            maxLength={field.of?.limits.most}
            onInput={({ currentTarget: { value } }) => write(row.key, value)}
          />
          {!isReadOnly && (
            <>
              <RowButton
                icon="up"
                label={say(`Move ${at + 1} up`, `${at + 1} ऊपर करें`)}
                isDisabled={at === 0}
                onClick={() => moveUp(at)}
              />
              <RowButton
                icon="close"
                label={say(`Remove ${at + 1}`, `${at + 1} हटाएँ`)}
                onClick={() => remove(row.key)}
              />
            </>
          )}
        </div>
      ))}
      {!isReadOnly && rows.length < (field.limits.most ?? Infinity) && (
        <ActionButton kind="quiet" icon="plus" onClick={add}>
          {say('Add', 'जोड़ें')}
        </ActionButton>
      )}
    </div>
  );
}

const nextKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

interface RowButtonProps {
  icon: 'up' | 'close';
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}

const RowButton = ({ icon, label, isDisabled = false, onClick }: RowButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <ConsoleIcon name={icon} />
  </button>
);

/** A text in each language, all in one field. */
export function ByLanguageControl({ id, field, initial, isReadOnly, onType }: ControlProps) {
  const { languages } = useEditing();
  const [values, setValues] = useState<Partial<Record<Language, string>>>(
    (initial as Partial<Record<Language, string>> | undefined) ?? {},
  );
  const shown = allLanguages.filter((code) => languages.includes(code) || values[code]);
  const change = (code: Language, typed: string) => {
    const { [code]: _, ...rest } = values;
    const next = typed.trim() ? { ...rest, [code]: settleLetters(typed) } : rest;
    setValues(next);
    onType(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} className="rows">
      {shown.map((code) => (
        <label key={code} className="row-of-list">
          <span className="row-language" lang={code}>
            {names[code].name}
          </span>
          <input
            className="input"
            lang={code}
            defaultValue={values[code] ?? ''}
            readOnly={isReadOnly}
            maxLength={field.of?.limits.most}
            onInput={({ currentTarget: { value } }) => change(code, value)}
          />
        </label>
      ))}
    </div>
  );
}
