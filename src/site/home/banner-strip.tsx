import { useTranslation } from '#ui/translation.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import type { Home } from './load-home.ts';

/** Numbered titles side by side; on a phone one at a time with arrows. They never advance by themselves. */
export function BannerStrip({ banners }: { banners: Home['banners'] }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const total = banners.length;
  return (
    <ol className="banners">
      {banners.map(({ id, title, link, language }, index) => (
        <li key={id} id={`banner-${index + 1}`} className="banner">
          <a className="banner-title" href={to(link)} lang={language}>
            <span className="banner-number">{index + 1}</span> {title}
          </a>
          <span className="banner-steps">
            <a href={`#banner-${index || total}`} aria-label={t('home.previous')}>
              <Icon name="previous" />
            </a>
            {t('home.position', { n: index + 1, total })}
            <a href={`#banner-${((index + 1) % total) + 1}`} aria-label={t('home.next')}>
              <Icon name="next" />
            </a>
          </span>
        </li>
      ))}
    </ol>
  );
}
