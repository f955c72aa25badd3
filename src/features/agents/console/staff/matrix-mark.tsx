import type { MatrixMark as Kind } from './matrix-rows.ts';

const PAINT: Record<Kind, string> = {
  full: 'M1 1h14v14H1z',
  half: 'M1 8h14v7H1z',
  side: 'M1 1h7v14H1z',
  open: '',
  dot: 'M5.500 5.500h5v5h-5z',
};

/** A square, painted as far as a role goes; the word stands beside it. */
export function MatrixMark({ kind }: { kind: Kind }) {
  return (
    <svg className="matrix-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path className="matrix-mark-edge" d="M1 1h14v14H1z" />
      <path d={PAINT[kind]} />
    </svg>
  );
}
