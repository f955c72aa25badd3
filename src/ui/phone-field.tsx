import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type PhoneFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

/** A mobile number of India: the visitor types ten digits after a fixed +91. */
export function PhoneField({ label, optional, hint, problem, id, ...input }: PhoneFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, problem, id }}>
      {(ties) => (
        <span className="field-box">
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...input}
            {...ties}
            type="tel"
            className="input phone-input"
          />
          <span className="phone-prefix" aria-hidden="true">
            +91
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
