import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ConsoleIcon } from './console-icon.tsx';
import { onDemand, useOnDemand } from './on-demand.tsx';

export interface ComboBoxOption {
  id: string;
  label: string;
  /** Beside the label in the list, such as a status mark. */
  beside?: ReactNode;
}

export interface ComboBoxProps {
  label: string;
  /** Tells a screen reader alone. */
  isLabelHidden?: boolean;
  options: readonly ComboBoxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Called while somebody types, where the options come from the server. */
  onSearch?: (typed: string) => void;
  hint?: string;
  problem?: string;
  isDisabled?: boolean;
}

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
