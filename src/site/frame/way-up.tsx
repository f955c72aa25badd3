import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';

/** The way up, in the corner of a page from its third screen on. It needs no script. */
export function WayUp() {
  const { t } = useTranslation();
  return (
    <p className="way-up">
      <a href="#top" aria-label={t('frame.toTop')}>
        <Icon name="up" />
      </a>
    </p>
  );
}
