import type { ReactNode } from 'react';

/** One row of the style guide: a name, and things on show. */
export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="gallery-shelf" data-shelf={name}>
      <h2 className="gallery-name">{name}</h2>
      <div className="gallery-items">{children}</div>
    </section>
  );
}

/** One specimen with its name. */
export function Exhibit({
  of,
  wide,
  children,
}: {
  of: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={wide ? 'gallery-item gallery-item-wide' : 'gallery-item'}>
      {children}
      <figcaption className="type-meta">{of}</figcaption>
    </figure>
  );
}
