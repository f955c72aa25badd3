import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';

/** The link to the top, in the corner of a page from its third screen on. It needs no script. */
export function BackToTop() {
  const { t } = useTranslation();
  return (
    <p className="back-to-top">
      <a href="#top" aria-label={t('frame.toTop')}>
        <Icon name="up" />
      </a>
    </p>
  );
}
