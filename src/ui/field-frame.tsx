import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The texts around every field. */
export interface FieldTexts {
  label: string;
  /** The mark of a field that may be left empty, such as "optional". */
  optional?: string;
  /** Help that is always shown. */
  hint?: string;
  /** The error, and how to correct it. */
  problem?: string | undefined;
}

/** The attributes that tie a control to its label, hint and problem. */
export interface FieldTies {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrameProps extends FieldTexts {
  /** The id of the control; generated when left out. */
  id?: string;
  className?: string;
  children: (ties: FieldTies) => ReactNode;
}

/** The label above, the control, and below it the error or else the hint. */
export function FieldFrame({ id, className, children, ...texts }: FieldFrameProps) {
  const { label, optional, hint, problem } = texts;
  const madeUp = useId();
  const control = id ?? madeUp;
  return (
    <div className={classNames('field', problem && 'field-error', className)}>
      <label className="field-label" htmlFor={control}>
        {label} {optional && <span className="field-optional">({optional})</span>}
      </label>
      {children(fieldTies(control, texts))}
      {problem && (
        <p className="field-problem" id={`${control}-problem`}>
          <Icon name="warning" />
          {problem}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function fieldTies(id: string, { hint, problem }: FieldTexts): FieldTies {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
  };
}
