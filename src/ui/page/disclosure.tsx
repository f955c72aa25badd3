import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './disclosure.css';

interface DisclosureProps {
  label: string;
  /** The subject, for screen readers, because every row has the same label. */
  of: string;
  children: ReactNode;
}

/** A text that opens in place, also without scripts. */
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
