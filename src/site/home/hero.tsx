import { closeDandas } from '#lib/danda.ts';
import { LeaderRoleLine } from '#ui/page/leader-role/leader-role-line.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { Picture } from '#ui/picture.tsx';
import { sloganClass } from '../slogan-class.ts';
import { Banners } from './banners.tsx';
import type { Home } from './load-home.ts';

/** The hero: the slogan, the leader and the town all stand on the dado line. */
export function Hero({ banners }: { banners: Home['banners'] }) {
  const { campaign, portrait, language } = useRootData();
  const image = portrait();
  const { slogan } = campaign;
  const foreign = useContentLanguage(campaign);
  return (
    <section className={image ? 'hero' : 'hero hero-without-portrait'}>
      <div className="hero-head">
        <h1 className="hero-name" lang={foreign}>
          <NameLine />
        </h1>
        <LeaderRoleLine className="hero-leader-role" />
      </div>
      <div className="hero-wall">
        <Scene name="hero-town" className="hero-town" eager />
        {image ? (
          <div className="hero-portrait" lang={foreign}>
            <Picture
              image={image}
              sizes="(min-width: 1200px) 302px, (min-width: 600px) 210px, 159px"
              eager
            />
          </div>
        ) : (
          <Scene name="colour-town" className="hero-colour-town" eager />
        )}
        <div className="hero-line" />
        <p className={sloganClass('hero-word counterchange', language, slogan)} lang={language}>
          {closeDandas(slogan)}
        </p>
        <Scene name="hero-people" className="hero-people" eager />
        <Banners banners={banners} />
      </div>
    </section>
  );
}

/**
 * «Avani Sohane for Neeravan», and in Hindi «नीरावन की अवनी सोहने», where the place comes first.
 */
function NameLine() {
  const { campaign } = useRootData();
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
