import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Milestones on a road that bleeds off the page, with walkers at its end. */
export function JourneySection({
  milestones,
  title,
}: {
  milestones: Home['journey'];
  title: string;
}) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const to = useLocalPath();
  return (
    <section className="section journey deferred" aria-labelledby="journey">
      <div className="container">
        <SectionHead
          id="journey"
          title={title}
          lang={useContentLanguage(campaign)}
          more={{ text: t('home.wholeJourney'), href: to('/biography') }}
        />
      </div>
      <div className="road">
        <ol className="container road-milestones">
          {milestones.map(({ id, year, title: name, language }) => (
            <li key={id} className="road-milestone" lang={language}>
              <span className="year-milestone">{year}</span>
              <h3 className="road-title">{name}</h3>
            </li>
          ))}
          <li className="road-walkers" aria-hidden="true">
            <Scene name="walkers" />
          </li>
        </ol>
      </div>
    </section>
  );
}
