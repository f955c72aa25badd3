import './broadcasts.css';

interface FiguresProps {
  rows: readonly (readonly [label: string, count: number])[];
  isSmall?: boolean;
}

/** Counts with their labels, side by side. */
export const Figures = ({ rows, isSmall }: FiguresProps) => (
  <dl className={isSmall ? 'broadcast-figures broadcast-figures-small' : 'broadcast-figures'}>
    {rows.map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{count.toLocaleString('en-IN')}</dd>
      </div>
    ))}
  </dl>
);
