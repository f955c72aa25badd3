import type { CategoryShape } from './calendar-event.ts';

const drawings = {
  square: <path d="M1 1h14v14H1z" />,
  circle: <circle cx="8" cy="8" r="7.5" />,
  triangle: <path d="M8 1l7.5 14H.5z" />,
  ring: (
    <path d="M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 4.25a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z" />
  ),
} as const satisfies Record<CategoryShape, React.ReactNode>;

/** The icon of a category, in the text's colour; its name is beside it or read aloud. */
export function CategoryIcon({ shape }: { shape: CategoryShape }) {
  return (
    <svg className="shape" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      {drawings[shape]}
    </svg>
  );
}
