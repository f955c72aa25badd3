import { useId, useState } from 'react';
import type { ComboBoxProps } from './combo-box-props.ts';
import { ConsoleIcon } from './console-icon.tsx';
import { onDemand, useOnDemand } from './on-demand.tsx';

const openedComboBox = onDemand(
  async () => (await import('./opened-combo-box.tsx')).OpenedComboBox,
);

/** A field that is chosen in by typing; the code of its list comes when it gets the focus. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, value, hint, problem } = props;
  const { Part: OpenedComboBox, ask } = useOnDemand(openedComboBox);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  if (OpenedComboBox && isAsked) return <OpenedComboBox {...props} />;
  const open = () => {
    setAsked(true);
    ask();
  };
  return (
    <div className={problem ? 'field field-error' : 'field'}>
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      <span className="field-box">
        <input
          id={id}
          className="input"
          role="combobox"
          aria-controls={`${id}-list`}
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-invalid={problem !== undefined}
          readOnly
          disabled={props.isDisabled}
          value={options.find((option) => option.id === value)?.label ?? ''}
          onFocus={open}
          // A list that comes now would take the focus from the next field.
          onBlur={() => setAsked(false)}
        />
        <span className="combo-box-button">
          <ConsoleIcon name="chevron" />
        </span>
      </span>
      {hint && <p className="field-hint">{hint}</p>}
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  );
}
