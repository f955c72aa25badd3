import { CONSOLE_ICONS } from './icon-paths.ts';
import type { ConsoleIconName } from './icon-paths.ts';

/** An icon of the agent area in the colour of its text; decoration unless it has a label. */
export function ConsoleIcon({ name, label }: { name: ConsoleIconName; label?: string }) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" focusable="false" {...spoken}>
      <path d={CONSOLE_ICONS[name]} />
    </svg>
  );
}
