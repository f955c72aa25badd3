import { isPathOff } from '#contract/switches.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';

type Banner = Home['banners'][number];

const shape = { phone: [360, 232], desk: [1280, 420] } as const;

/**
 * The hero's banners: one is shown at a time, chosen by its numbered title or, on a phone, by
 * arrows. They are radio buttons, so that they work without scripts, and none advances by itself.
 * The first one uses the wall as it is, the others have a picture of their own.
 */
export function Banners({ banners }: { banners: Home['banners'] }) {
  const { t } = useTranslation();
  if (banners.length === 0) {
    return (
      <div className="banners">
        <Wall />
      </div>
    );
  }
  return (
    <div
      role="radiogroup"
      aria-label={t('home.banners')}
      className={`banners banners-${banners.length}`}
    >
      {banners.map((banner, index) => (
        <Choice key={banner.id} banner={banner} place={index + 1} total={banners.length}>
          {index === 0 ? <Wall banner={banner} /> : <Painted banner={banner} />}
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceProps {
  banner: Banner;
  place: number;
  total: number;
  children: React.ReactNode;
}

/** The radio button of a banner, its text, and its title on the strip below. */
function Choice({ banner: { title, language }, place, total, children }: ChoiceProps) {
  const { t } = useTranslation();
  const id = (number: number) => `banner-${number}`;
  return (
    <>
      <input
        type="radio"
        name="banner"
        id={id(place)}
        className="banner-choice unseen"
        aria-labelledby={`${id(place)}-title`}
        defaultChecked={place === 1}
        autoComplete="off"
      />
      {children}
      <div className="banner">
        <label
          htmlFor={id(place)}
          id={`${id(place)}-title`}
          className="banner-title"
          lang={language}
        >
          <span className="banner-number">{place}</span> {title}
        </label>
        {/* Arrow keys move between the radio buttons; these buttons are for fingers. */}
        <span className="banner-steps">
          <label htmlFor={id(place === 1 ? total : place - 1)} title={t('home.previous')}>
            <Icon name="previous" />
          </label>
          {t('home.position', { n: place, total })}
          <label htmlFor={id((place % total) + 1)} title={t('home.next')}>
            <Icon name="next" />
          </label>
        </span>
      </div>
    </>
  );
}

/** The wall with the slogan: the campaign in a sentence, and its first links. */
function Wall({ banner }: { banner?: Banner }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  return (
    <div className="banner-says on-dado">
      <p className="hero-lede" lang={banner?.summary ? banner.language : foreign}>
        {banner?.summary ?? campaign.summary}
      </p>
      <div className="hero-actions">
        <Action banner={banner ?? { action: t('home.joinCampaign'), link: '/join' }} />
        <ButtonLink kind="line" href="#done">
          {t('home.whatHasBeenDone')}
        </ButtonLink>
      </div>
      <Scene name="town-bus" className="hero-bus" />
    </div>
  );
}

/** A banner with its own picture, whose horizon is the wall's line. */
function Painted({ banner }: { banner: Banner }) {
  const { image, title, summary, language } = banner;
  return (
    <div className="banner-says banner-painted on-dado" lang={language}>
      <div className="banner-wall">
        {image && (
          <Cover image={image} shape={shape.phone} wide={shape.desk} className="banner-picture" />
        )}
      </div>
      <div>
        <h2 className="banner-heading">{title}</h2>
        <p className="hero-lede">{summary}</p>
      </div>
      <div className="hero-actions">
        <Action banner={banner} />
      </div>
    </div>
  );
}

/** The main link of a banner. */
function Action({
  banner: { action, link, language },
}: {
  banner: Pick<Banner, 'action' | 'link'> & Partial<Banner>;
}) {
  const to = useLocalPath();
  const { t } = useTranslation();
  const { switchedOff } = useRootData().campaign;
  const isJoin = link === '/join';
  if (isPathOff(link, switchedOff)) return null;
  return (
    <ButtonLink
      kind="spark"
      href={to(link)}
      lang={language}
      data-opens={isJoin ? 'join' : undefined}
      title={isJoin ? t('joining.letter') : undefined}
    >
      {action}
    </ButtonLink>
  );
}
