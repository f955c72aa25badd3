import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { useSay } from '#ui/console/say.tsx';
import { OtpField } from '#ui/otp-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (digits: string) => void;
  problem?: string | undefined;
  label?: string;
  /** Says that a code works once. */
  isOneOf?: boolean;
}

/** Six digits of an authenticator; the sixth sends the form. */
export function CodeField({ value, onChange, problem, label, isOneOf }: CodeFieldProps) {
  const say = useSay();
  return (
    <OtpField
      name="code"
      ref={focusOnShow}
      label={label ?? say('Code from your authenticator', 'कोड ऐप से कोड')}
      hint={
        isOneOf
          ? say(
              'Six digits. It changes every 30 seconds, and each works once.',
              'छह अंक\u202f। हर 30 सेकंड में बदलता है, और हर कोड एक बार चलता है\u202f।',
            )
          : say('Six digits, from the app.', 'छह अंक, ऐप से\u202f।')
      }
      value={value}
      maxLength={undefined}
      onInput={undefined}
      onChange={({ currentTarget }) => {
        const all = currentTarget.value.replace(/\D/g, '');
        // A seventh digit begins a new code.
        const digits = (value.length === 6 && all.length > 6 ? all.slice(6) : all).slice(0, 6);
        const { form } = currentTarget;
        onChange(digits);
        // Waits until React has written the state into the field, because the form is read from there.
        if (digits.length === 6 && value.length < 6) setTimeout(() => form?.requestSubmit());
      }}
      {...(problem && { problem })}
    />
  );
}
