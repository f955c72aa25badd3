import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { icon?: IconName };

/** A single-line field: any `type` of input that is a box. */
export function TextField({ icon, id, className, ...props }: TextFieldProps) {
  const [texts, input] = fieldTexts(props);
  return (
    <FieldFrame {...texts} id={id} className={className}>
      {(ties) => (
        <span className="field-box">
          {icon && (
            <span className="field-icon">
              <Icon name={icon} />
            </span>
          )}
          <input {...input} {...ties} className={classNames('input', icon && 'input-with-icon')} />
        </span>
      )}
    </FieldFrame>
  );
}

/** A multi-line field. It grows with its text where the browser can. */
export function TextAreaField({
  id,
  className,
  ...props
}: ComponentProps<'textarea'> & FieldTexts) {
  const [texts, textarea] = fieldTexts(props);
  return (
    <FieldFrame {...texts} id={id} className={className}>
      {(ties) => <textarea rows={3} {...textarea} {...ties} className="input" />}
    </FieldFrame>
  );
}

/** A select field; the children are the `<option>`s. */
export function SelectField({ id, className, ...props }: ComponentProps<'select'> & FieldTexts) {
  const [texts, select] = fieldTexts(props);
  return (
    <FieldFrame {...texts} id={id} className={className}>
      {(ties) => (
        <span className="field-box">
          <select {...select} {...ties} className="input" />
          <span className="field-chevron">
            <Icon name="chevron" />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

function fieldTexts<Props extends FieldTexts>(props: Props) {
  const { label, optional, hint, problem, ...control } = props;
  return [{ label, optional, hint, problem }, control] as const;
}
