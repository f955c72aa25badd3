import type { FieldDescription } from '#content/declare/describe.ts';
import { useSayText } from '#ui/console/say.tsx';
import { SortableList } from '#ui/console/sortable-list.tsx';

interface OrderedListProps {
  field: FieldDescription;
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** All of a list in an order of one's own; what the value does not name follows. */
export function OrderedList({ field, label, value, onChange }: OrderedListProps) {
  const sayText = useSayText();
  const choices = field.of?.choices ?? [];
  const named = choices.filter((choice) => value.includes(choice.value));
  const order = [
    ...named.toSorted((one, other) => value.indexOf(one.value) - value.indexOf(other.value)),
    ...choices.filter((choice) => !value.includes(choice.value)),
  ];
  return (
    <div className="settings-choices">
      <p className="field-label">{label}</p>
      <SortableList
        label={label}
        rows={order.map((choice) => ({ id: choice.value, label: sayText(choice.label) }))}
        onSort={onChange}
      />
    </div>
  );
}
