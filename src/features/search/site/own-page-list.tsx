import { Link } from '#ui/link.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import type { NamedPage } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findOwnPages } from './find-own-pages.ts';
import { ownPagesOf } from './own-pages.ts';
import type { OwnPage } from './own-pages.ts';

/**
 * The pages of the site that match the search words, each with its address; one without an address
 * is left out.
 */
export function useOwnPages(
  named: readonly NamedPage[],
  typed: string,
): { label: string; href: string; external: boolean }[] {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const to = useLocalPath();
  const labelOf = ({ label }: OwnPage) => t(label);
  return findOwnPages(ownPagesOf(named), typed, labelOf).flatMap((page) => {
    const external = page.to === 'donate' || page.to === 'join';
    const href = page.to === 'donate' || page.to === 'join' ? campaign[page.to] : to(page.to);
    return href ? [{ label: labelOf(page), href, external }] : [];
  });
}

/** Links to interactive pages, above the documents that were found. */
export function OwnPageList({ pages }: { pages: ReturnType<typeof useOwnPages> }) {
  const { t } = useTranslation();
  return (
    <nav className="own-pages" aria-labelledby="own-pages">
      <h2 id="own-pages" className="results-count">
        {t('search.ownPages')}
      </h2>
      <ul className="own-pages-list">
        {pages.map(({ label, href, external }) => (
          <li key={href}>
            <Link arrow href={href} external={external} target={external ? '_blank' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
