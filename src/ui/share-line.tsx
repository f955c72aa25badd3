import { Icon } from './icon.tsx';
import type { ShareLink } from './share-links.ts';

/** A ruled line of links for sharing the page; see `shareLinks()`. */
export function ShareLine({ label, links }: { label: string; links: readonly ShareLink[] }) {
  return (
    <div className="share-line">
      <span className="share-line-label">{label}</span>
      {links.map(({ name, href, icon }) => (
        <a
          className="share-line-link"
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </div>
  );
}
