import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { SocialLinks } from './social-links.tsx';

// spec: frame:donate-and-join
/** Links to social networks, donations and the chat; each only when the settings hold it. */
export function TopStrip() {
  const { t } = useTranslation();
  const { donate, join } = useRootData().campaign;
  return (
    <div className="strip on-dado dado-2">
      <div className="container strip-row">
        <SocialLinks />
        <p className="strip-actions">
          {donate && (
            <StripLink href={donate} className="strip-donate" text={t('frame.makeDonation')} />
          )}
          {join && <StripLink href={join} text={t('frame.join')} title={t('joining.chat')} />}
        </p>
      </div>
    </div>
  );
}

interface StripLinkProps {
  href: string;
  text: string;
  /** A tooltip for an ambiguous label. */
  title?: string;
  className?: string;
}

function StripLink({ href, text, title, className }: StripLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} className={className} title={title} target="_blank" rel="external noopener">
      {text} <Icon name="arrow-up-right" />
      <span className="unseen">{t('frame.opensInNewTab')}</span>
    </a>
  );
}
