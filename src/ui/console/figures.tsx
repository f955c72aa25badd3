import './figures.css';

export interface FiguresProps {
  rows: readonly (readonly [label: string, count: number])[];
  isSmall?: boolean;
}

/** Counts with their labels, side by side. */
export const Figures = ({ rows, isSmall }: FiguresProps) => (
  <dl className={isSmall ? 'figures figures-small' : 'figures'}>
    {rows.map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{count.toLocaleString('en-IN')}</dd>
      </div>
    ))}
  </dl>
);
