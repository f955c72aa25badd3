import { type ComponentProps, startTransition, useOptimistic } from 'react';
import { CheckField } from './check-field.tsx';

type SwitchFieldProps = Omit<ComponentProps<typeof CheckField>, 'instant' | 'onChange'> & {
  checked: boolean;
  /** Stores the choice; `checked` tells afterwards what holds. */
  onSwitch: (checked: boolean) => Promise<void>;
};

/** A choice that is stored at once. It moves with the finger, and back where it could not be stored. */
export function SwitchField({ checked, onSwitch, ...field }: SwitchFieldProps) {
  const [shown, show] = useOptimistic(checked);
  const choose = (chosen: boolean) =>
    startTransition(async () => {
      show(chosen);
      await onSwitch(chosen);
    });
  return (
    <CheckField
      {...field}
      instant
      checked={shown}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
