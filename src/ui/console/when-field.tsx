import { useId } from 'react';
import type { FieldTexts } from '../field-frame.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { useStaffLanguage } from './say.tsx';

const INDIA = 'Asia/Kolkata';
const OFFSET = '+05:30';

interface WhenFieldProps extends FieldTexts {
  /** ISO 8601 with offset; none yet. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  disabled?: boolean;
}

/** A day and an hour in Indian time, wherever the device is; below it, how people say it. */
export function WhenField({ value, onChange, disabled, ...texts }: WhenFieldProps) {
  const id = useId();
  const language = useStaffLanguage();
  const hint = value ? inIndia(value, language) : texts.hint;
  return (
    <FieldFrame {...texts} id={id} {...(hint && { hint })}>
      {(ties) => (
        <input
          {...ties}
          className="input"
          type="datetime-local"
          disabled={disabled}
          value={value ? toField(value) : ''}
          onChange={({ target }) =>
            onChange(target.value ? `${target.value}:00${OFFSET}` : undefined)
          }
        />
      )}
    </FieldFrame>
  );
}

/** `2026-02-09T06:00`, as the field of the browser has it. */
function toField(moment: string): string {
  // Swedish writes a moment as ISO does.
  const told = new Intl.DateTimeFormat('sv-SE', {
    timeZone: INDIA,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return told.format(new Date(moment)).replace(' ', 'T');
}

/** `Mon 9 Feb, 06:00` in Indian time. */
export function inIndia(moment: string | Date, language: 'en' | 'hi'): string {
  const form = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: INDIA,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return form.format(new Date(moment));
}
