import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** The purpose of the choice, and how to withdraw it. */
  hint?: string;
  problem?: string | undefined;
  /** Takes effect at once, like a switch. */
  instant?: boolean;
};

/** A checkbox with its explanation. */
export function CheckField({ label, hint, problem, instant, ...input }: CheckFieldProps) {
  const id = useId();
  const described = classNames(problem && `${id}-problem`, hint && `${id}-hint`);
  return (
    <div className={classNames('check', instant && 'check-switch')}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role={instant ? 'switch' : undefined}
        className="check-box"
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
      />
      <div>
        <label className="check-label" htmlFor={id}>
          {label}
        </label>
        {problem && (
          <p className="field-problem" id={`${id}-problem`}>
            <Icon name="warning" />
            {problem}
          </p>
        )}
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
