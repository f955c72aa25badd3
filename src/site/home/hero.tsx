import { useTranslation } from '#ui/translation.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import type { Home } from './load-home.ts';
import { BannerStrip } from './banner-strip.tsx';
import { wordClass } from '../word-class.ts';

/** The painted wall: the slogan stands on the dado line, the leader and the town stand with it. */
export function Hero({ banners }: { banners: Home['banners'] }) {
  const { campaign, portrait, language } = useShell();
  const image = portrait();
  const { t } = useTranslation();
  const to = useLocalPath();
  const { slogan } = campaign;
  return (
    <section className={image ? 'hero' : 'hero hero-without-portrait'}>
      <h1 className="hero-name" lang={useForeign(campaign)}>
        <NameLine />
      </h1>
      <Scene name="hero-town" className="hero-town" eager />
      {image ? (
        <div className="hero-portrait">
          <Picture image={image} sizes="(min-width: 1200px) 302px, 210px" eager />
        </div>
      ) : (
        <Scene name="colour-town" className="hero-colour-town" eager />
      )}
      <div className="hero-line" />
      <p className={wordClass('hero-word counterchange', language, slogan)} lang={language}>
        {slogan}
      </p>
      <Scene name="hero-people" className="hero-people" eager />
      <div className="hero-says on-dado">
        <p className="hero-lede" lang={useForeign(campaign)}>
          {campaign.summary}
        </p>
        <div className="hero-actions">
          <ButtonLink kind="spark" href={to('/join')} data-opens="join">
            {t('home.joinCampaign')}
          </ButtonLink>
          <ButtonLink kind="line" href="#done">
            {t('home.whatHasBeenDone')}
          </ButtonLink>
        </div>
        <Scene name="town-bus" className="hero-bus" />
      </div>
      <BannerStrip banners={banners} />
    </section>
  );
}

/** «Avani Sohane for Neeravan», and in Hindi «नीरावन की अवनी सोहने»: the place comes first there. */
function NameLine() {
  const { campaign } = useShell();
  const name = <span className="hero-leader">{campaign.title}</span>;
  const place = <span className="hero-place">{campaign.nameLine}</span>;
  return campaign.language === 'en' ? (
    <>
      {name} {place}
    </>
  ) : (
    <>
      {place} {name}
    </>
  );
}
