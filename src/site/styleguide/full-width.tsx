import type { ReactNode } from 'react';

interface FullWidthProps {
  name: string;
  /** Changes every day, so it is left out of the screenshots that are compared. */
  dated?: boolean;
  children: ReactNode;
}

/** A specimen as wide as the page, under its name. */
export function FullWidth({ name, dated, children }: FullWidthProps) {
  return (
    <div data-shelf={dated ? undefined : name}>
      <p className="container gallery-name">{name}</p>
      {children}
    </div>
  );
}
