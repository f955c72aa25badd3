import { isPathOff } from '#contract/switches.ts';
import { NewsletterForm } from '#features/newsletter/site/newsletter-form.tsx';
import { firstName } from '#lib/short-name.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { footerTown } from './footer-town.ts';
import { currentAt, footerColumns, footerTexts } from './navigation.ts';
import type { NavGroup } from './navigation.ts';
import { useShownLinks } from './shown-navigation.ts';

/** The page with the newsletter form. */
const LETTER = '/newsletter';

// spec: frame:footer-text
// spec: constant:copyright
/**
 * The footer of spec.md §2: a town at night, the newsletter form, the columns and the last line.
 */
export function Footer() {
  const to = useLocalPath();
  const { path, campaign } = useRootData();
  return (
    <footer className="footer deferred">
      <Scene name={footerTown(path)} className="footer-town" />
      <div className="on-dado dado-2">
        <div className="container">
          {/* The newsletter's own page has the same form higher up. */}
          {path !== LETTER && !isPathOff(LETTER, campaign.switchedOff) && (
            <div className="letter">
              <ServerOnly>{import.meta.env.SSR && <Letter />}</ServerOnly>
              <NewsletterForm action={to(LETTER)} />
            </div>
          )}
          <ServerOnly>{import.meta.env.SSR && <Foot />}</ServerOnly>
        </div>
      </div>
    </footer>
  );
}

function Letter() {
  const { campaign } = useRootData();
  return (
    <div lang={useContentLanguage(campaign)}>
      <h2 className="letter-title">{campaign.newsletterTitle}</h2>
      <p className="letter-text">{campaign.newsletterText}</p>
    </div>
  );
}

function Foot() {
  const { t } = useTranslation();
  const { campaign, frame } = useRootData();
  const { footerText, imprint: published } = frame();
  const foreign = useContentLanguage(campaign);
  return (
    <>
      <nav className="footer-columns" aria-label={t('frame.footer')}>
        {footerColumns.map((column) => (
          <Column key={column.label} column={column} />
        ))}
        <ContactColumn />
      </nav>
      <LegalLinks />
      <div className="footer-end">
        <p lang={foreign}>{footerText}</p>
        {published && <p lang={foreign}>{published}</p>}
        <p>{t('frame.copyright', { name: campaign.title })}</p>
        <LiteSwitch />
      </div>
    </>
  );
}

/**
 * The switch of lite mode, for people who pay by the megabyte: less data, and the weight of this
 * page.
 */
function LiteSwitch() {
  const { t } = useTranslation();
  return (
    <p className="lite">
      <button type="button" className="lite-switch">
        <span className="when-full">{t('frame.useLessData')}</span>
        <span className="when-lite">{t('frame.loadEverything')}</span>
      </button>{' '}
      <span className="when-lite" data-weighs={t('frame.pageWeighs')} />
    </p>
  );
}

/** The links to the legal texts: the publisher, and the rules of the site. */
function LegalLinks() {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  const to = useLocalPath();
  return (
    <nav aria-label={t('frame.moreAboutThisSite')}>
      <ul className="footer-texts">
        {footerTexts.map(({ label, path }) => (
          <li key={path}>
            <a href={to(path)} aria-current={currentAt(here, path)}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One level below the heading of the newsletter form, where that is shown. */
function ColumnHeading({ children }: { children: string }) {
  const Level = useRootData().path === LETTER ? 'h2' : 'h3';
  return <Level className="footer-heading">{children}</Level>;
}

function Column({ column: { label, links } }: { column: NavGroup }) {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  const to = useLocalPath();
  return (
    <div className={`footer-column footer-${label}`}>
      <ColumnHeading>{t(`frame.${label}`)}</ColumnHeading>
      <ul>
        {useShownLinks(links).map(({ label: name, path }) => (
          <li key={name}>
            <a href={to(path)} aria-current={currentAt(here, path)}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// spec: frame:footer-contact
function ContactColumn() {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const { switchedOff: off } = campaign;
  const to = useLocalPath();
  return (
    <div className="footer-column">
      <ColumnHeading>{t('frame.contact')}</ColumnHeading>
      <ul>
        {!isPathOff('/join', off) && (
          <li>
            <a href={to('/join')} data-opens="join" title={t('joining.letter')}>
              {t('frame.joinMe')}
            </a>
          </li>
        )}
        <li>
          <a href={to('/faq')}>{t('frame.faq')}</a>
        </li>
        {!isPathOff('/photobooth', off) && (
          <li>
            <a href={to('/photobooth')}>
              {t('frame.memories', { name: firstName(campaign.title) })}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
