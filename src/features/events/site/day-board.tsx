import type { ReactNode } from 'react';

/** A day as a wall: its number across the line, and what is said of it at the foot. */
export function DayBoard({ day, children }: { day: string; children: ReactNode }) {
  return (
    <div className="day-board">
      <span className="day-board-number counterchange" aria-hidden="true">
        {Number(day.slice(-2))}
      </span>
      <div className="day-board-words">{children}</div>
    </div>
  );
}
