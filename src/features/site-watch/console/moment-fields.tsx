import { HOUR_MS } from '#lib/durations.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { WhenField } from '#ui/console/when-field.tsx';

interface MomentFieldsProps {
  /** ISO 8601. */
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** The moment, with those that people mean most often. */
export function MomentFields({ value, onChange, problem }: MomentFieldsProps) {
  const say = useSay();
  const usual = [
    { label: say('As it was published last', 'जैसा आख़िरी बार प्रकाशित हुआ'), hours: 0 },
    { label: say('An hour ago', 'एक घंटा पहले'), hours: 1 },
    { label: say('A day ago', 'एक दिन पहले'), hours: 24 },
    { label: say('A week ago', 'एक हफ़्ता पहले'), hours: 168 },
  ];
  return (
    <div className="bring-back-moment">
      <WhenField
        label={say('As it was at', 'जैसा इस समय था')}
        value={value}
        onChange={(next) => next && onChange(next)}
        {...(problem && { problem })}
      />
      <p className="bring-back-usual">
        {usual.map(({ label, hours }) => (
          <ActionButton key={hours} kind="quiet" onClick={() => onChange(ago(hours))}>
            {label}
          </ActionButton>
        ))}
      </p>
    </div>
  );
}
