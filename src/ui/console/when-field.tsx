import { useId } from 'react';
import type { FieldTexts } from '../field-frame.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { dayAndHour } from './console-dates.ts';
import { useConsoleLanguage } from './say.tsx';
import { fromFieldValue, toFieldValue } from './when-value.ts';

interface WhenFieldProps extends FieldTexts {
  /** ISO 8601 with offset; none yet. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  disabled?: boolean;
}

/** A day and an hour in Indian time, wherever the device is; below it, how people say it. */
export function WhenField({ value, onChange, disabled, ...texts }: WhenFieldProps) {
  const id = useId();
  const language = useConsoleLanguage();
  const hint = value ? dayAndHour(value, language) : texts.hint;
  return (
    <FieldFrame {...texts} id={id} {...(hint && { hint })}>
      {(ties) => (
        <input
          {...ties}
          className="input"
          type="datetime-local"
          disabled={disabled}
          value={value ? toFieldValue(value) : ''}
          onChange={({ target }) => onChange(fromFieldValue(target.value))}
        />
      )}
    </FieldFrame>
  );
}
