import type { ValueKind } from './declaration.ts';
import type { Text } from './message.ts';
import { personName } from './person-name.ts';

/** Values that fill the holes of a message; names that people typed are harmless by then. */
export function valuesOf(
  { kind: _, ...given }: Text,
  kinds: Readonly<Record<string, ValueKind>>,
): Record<string, string> {
  const values = Object.entries(given).map(([name, value]) => {
    return [name, kinds[name] === 'personName' ? personName(value) : value];
  });
  return Object.fromEntries(values);
}
