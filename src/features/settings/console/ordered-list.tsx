import type { FieldDescription } from '#content/declare/describe.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';

interface OrderedListProps {
  field: FieldDescription;
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** All of a list in an order of one's own, moved by buttons. */
export function OrderedList({ field, label, value, onChange }: OrderedListProps) {
  const say = useSay();
  const sayText = useSayText();
  const choices = field.of?.choices ?? [];
  const named = choices.filter((choice) => value.includes(choice.value));
  const order = [
    ...named.toSorted((one, other) => value.indexOf(one.value) - value.indexOf(other.value)),
    ...choices.filter((choice) => !value.includes(choice.value)),
  ];
  const move = (from: number, to: number) => {
    const names = order.map((choice) => choice.value);
    names.splice(to, 0, ...names.splice(from, 1));
    onChange(names);
  };
  return (
    <fieldset className="settings-choices">
      <legend className="field-label">{label}</legend>
      <ol className="ruled-list">
        {order.map((choice, place) => (
          <li key={choice.value} className="ruled-row settings-order">
            <span className="ruled-row-text">{sayText(choice.label)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={say(`Move ${choice.label.en} up`, `${choice.label.hi} ऊपर करें`)}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <ConsoleIcon name="up" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say(`Move ${choice.label.en} down`, `${choice.label.hi} नीचे करें`)}
              disabled={place === order.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <ConsoleIcon name="chevron" />
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
