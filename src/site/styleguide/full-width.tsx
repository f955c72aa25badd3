import type { ReactNode } from 'react';

interface FullWidthProps {
  name: string;
  /** Looks different every day, so it is left out of the pictures that are compared. */
  dated?: boolean;
  children: ReactNode;
}

/** As wide as the page, under its name. */
export function FullWidth({ name, dated, children }: FullWidthProps) {
  return (
    <div data-shelf={dated ? undefined : name}>
      <p className="container gallery-name">{name}</p>
      {children}
    </div>
  );
}
