import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './opening.css';

interface OpeningProps {
  label: string;
  /** What it belongs to, for ears: the same label stands in every row. */
  of: string;
  children: ReactNode;
}

/** A text that is opened where it stands, also without JavaScript. */
export function Opening({ label, of, children }: OpeningProps) {
  return (
    <details className="opening">
      <summary className="opening-label" aria-label={`${label}: ${of}`}>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="opening-text">{children}</div>
    </details>
  );
}
