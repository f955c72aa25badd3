import { firstName } from '#lib/short-name.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { siteMapGroups } from './groups.ts';
import type { SiteMapGroup } from './groups.ts';
import './site-map.css';

/** The site map for people: all pages on one page. */
export default function SiteMapPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('frame.siteMap')} description={t('siteMap.intro')} />
      <ServerOnly>{import.meta.env.SSR && <SiteMap />}</ServerOnly>
    </>
  );
}

function SiteMap() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('frame.siteMap')} intro={t('siteMap.intro')} />
      <nav className="container section site-map" aria-label={t('frame.siteMap')}>
        {siteMapGroups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </nav>
    </>
  );
}

function Group({ group: { label, links } }: { group: SiteMapGroup }) {
  const { t } = useTranslation();
  const isOpen = useIsOpen();
  const name = firstName(useRootData().campaign.title);
  const open = links.filter(({ path }) => isOpen(path));
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className="type-h3">{label === 'frame.memories' ? t(label, { name }) : t(label)}</h2>
      <ul>
        {open.map(({ label: ofPage, path }) => (
          <Row key={path} path={path} text={t(ofPage)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ path, text }: { path: string; text: string }) {
  const to = useLocalPath();
  return (
    <li>
      <a href={to(path)}>{text}</a>
    </li>
  );
}
