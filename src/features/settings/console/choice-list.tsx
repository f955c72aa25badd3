import type { FieldDescription } from '#content/declare/describe.ts';
import { useSayText } from '#ui/console/say.tsx';

interface ListProps {
  field: FieldDescription;
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several of a list, each with a box. */
export function ChoiceList({ field, label, value, onChange }: ListProps) {
  const sayText = useSayText();
  const choices = field.of?.choices ?? [];
  return (
    <fieldset className="settings-choices">
      <legend className="field-label">{label}</legend>
      <p className="field-hint">{sayText(field.help)}</p>
      <div
        className={choices.length > 12 ? 'settings-boxes settings-boxes-many' : 'settings-boxes'}
      >
        {choices.map((choice) => (
          <label key={choice.value} className="settings-box">
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  choices
                    .map((each) => each.value)
                    .filter((each) =>
                      each === choice.value ? target.checked : value.includes(each),
                    ),
                )
              }
            />
            {sayText(choice.label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
