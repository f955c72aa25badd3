import { CheckField } from '#ui/check-field.tsx';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';

interface CertificateFieldProps {
  /** Null where it is no advertisement. */
  value: string | null;
  isDisabled: boolean;
  problem: string | undefined;
  onChange: (value: string | null) => void;
}

/** A political advertisement is sent only with the number of a certificate that is in force. */
export function CertificateField({ value, isDisabled, problem, onChange }: CertificateFieldProps) {
  const say = useSay();
  return (
    <>
      <CheckField
        label={say('This is a political advertisement', 'यह राजनीतिक विज्ञापन है')}
        checked={value !== null}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
      />
      {value !== null && (
        <TextField
          label={say('Certificate number', 'प्रमाण-पत्र संख्या')}
          hint={say(
            'As in the register of advertisements, under Law',
            'जैसा “क़ानून” के विज्ञापन रजिस्टर में है',
          )}
          value={value}
          disabled={isDisabled}
          maxLength={80}
          problem={problem}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
