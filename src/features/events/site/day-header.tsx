import type { ReactNode } from 'react';

/** A day drawn as a wall: its number across the line, and its heading at the foot. */
export function DayHeader({ day, children }: { day: string; children: ReactNode }) {
  return (
    <div className="day-header">
      <span className="day-header-number counterchange" aria-hidden="true">
        {Number(day.slice(-2))}
      </span>
      <div className="day-header-words">{children}</div>
    </div>
  );
}
