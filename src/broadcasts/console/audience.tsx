import { useState } from 'react';
import type { ReactNode } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Figures } from '#ui/console/figures.tsx';
import type { FiguresProps } from '#ui/console/figures.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import './broadcasts.css';

interface AudienceProps extends Pick<FiguresProps, 'rows'> {
  quiet: { from: string; until: string } | null;
  /** The sentence for a campaign without quiet hours. */
  anyHour: string;
  /** The label of the button that opens the settings. */
  settings: string;
  children: (close: () => void) => ReactNode;
}

/** How many people a broadcast reaches, and when they are left in peace; `children` is the dialog of settings. */
export function Audience({ rows, quiet, anyHour, settings, children }: AudienceProps) {
  const say = useSay();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="broadcast-audience">
      <Figures rows={rows} />
      <p className="broadcast-quiet">
        {quiet
          ? say(
              `Nothing goes out from ${quiet.from} to ${quiet.until}, Indian time.`,
              `${quiet.from} से ${quiet.until} तक (भारतीय समय) कुछ नहीं भेजा जाता\u202f।`,
            )
          : anyHour}{' '}
        {may('settings:admin') && (
          <ActionButton kind="quiet" icon="clock" onClick={() => setOpen(true)}>
            {settings}
          </ActionButton>
        )}
      </p>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}
