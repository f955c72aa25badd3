import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type SecretFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    /** The labels of the button that shows and hides the typed text. */
    show: string;
    hide: string;
  };

/** A password field with a button to show it. */
export function SecretField({ show, hide, id, ...props }: SecretFieldProps) {
  const { label, optional, hint, problem, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...{ label, optional, hint, problem, id }}>
      {(ties) => (
        <span className="field-box">
          <input
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input secret-input"
          />
          <button
            type="button"
            className="secret-show"
            aria-pressed={isShown}
            aria-controls={ties.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? hide : show}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
