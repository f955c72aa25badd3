import { monthYear } from '#lib/dates.ts';
import { groupDigits } from '#lib/numbers.ts';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Numbers that straddle the dado line, each with its source. */
export function AchievementsSection({ achievements }: { achievements: Home['achievements'] }) {
  const { t } = useTranslation();
  return (
    <section className="numbers deferred" aria-labelledby="done">
      <div className="container">
        <SectionHead id="done" title={t('home.achievements')} />
      </div>
      <ul className="achievement-list">
        {achievements.map((achievement) => (
          <Achievement key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}

interface AchievementProps {
  achievement: Home['achievements'][number];
}

function Achievement({ achievement }: AchievementProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { value, unit, title, source, sourceDate } = achievement;
  return (
    <li className="number reveal" lang={achievement.language}>
      <p className="number-value counterchange">
        {groupDigits(value)}
        {unit && <span className="number-unit">{unit}</span>}
      </p>
      <h3 className="number-title">{title}</h3>
      <p className="number-source" lang={language}>
        <ForeignPart
          text={t('home.source', { source, month: monthYear(`${sourceDate}-15`, language) })}
          part={source}
          lang={useContentLanguage(achievement)}
        />
      </p>
    </li>
  );
}
