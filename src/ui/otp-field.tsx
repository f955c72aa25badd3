import type { ComponentProps, FormEvent } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import './styles/otp-field.css';

const DIGITS = 6;

type OtpFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

/** A code of six digits: one input over six drawn cells, so that paste and autofill work. */
export function OtpField({ label, optional, hint, problem, id, ...input }: OtpFieldProps) {
  const typed = String(input.value ?? input.defaultValue ?? '').length;
  return (
    <FieldFrame {...{ label, optional, hint, problem, id }}>
      {(ties) => (
        <span className="otp">
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern={`[0-9]{${DIGITS}}`}
            maxLength={DIGITS}
            required
            data-digits={typed}
            onInput={countDigits}
            {...input}
            {...ties}
            className="otp-input"
          />
          <span className="otp-cells" aria-hidden="true">
            {Array.from({ length: DIGITS }, (_, index) => (
              <span className="otp-cell" key={index} />
            ))}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

/** The style sheet fills as many cells as there are digits. */
function countDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.dataset.digits = String(currentTarget.value.length);
}
