import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './disclosure.css';

interface DisclosureProps {
  label: string;
  /** What it belongs to, for ears: the same label stands in every row. */
  of: string;
  children: ReactNode;
}

/** A text that is opened where it stands, also without JavaScript. */
export function Disclosure({ label, of, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="disclosure-label" aria-label={`${label}: ${of}`}>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="disclosure-text">{children}</div>
    </details>
  );
}
