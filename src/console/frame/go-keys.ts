import { useNavigate } from 'react-router';
import type { NavigationItem } from '#ui/console/console-area.ts';
import { useShortcut } from '#ui/console/shortcuts.ts';

/** `G` and the key of a row of the rail go there. */
export function useGoKey({ to, label: [en, hi], key }: NavigationItem): void {
  const navigate = useNavigate();
  useShortcut(
    `G ${key}`,
    [`Go to ${en}`, `${hi} पर जाएँ`],
    () => void navigate(to),
    key !== undefined,
  );
}
