/** Outlines that only the booth has: those of all pages travel with each of them. */
const paths = {
  picture:
    'M3 3h18v18H3zM3 17l5.5-5.5 9 9M14 14l3-3 4 4M10 8.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
  turn: 'M7 4 4 7l3 3M4 7h13a3 3 0 0 1 3 3v5M17 20l3-3-3-3M20 17H7a3 3 0 0 1-3-3v-2M14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  info: 'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM12 11v6M12 7v1',
} as const;

/** An icon beside its text; decoration. */
export function BoothIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
