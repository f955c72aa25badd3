import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import type { Language } from '#contract/languages.ts';
import { Milestone } from '#ui/milestone.tsx';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { milestones } from '../contract/streak.ts';

interface Reward {
  title: string;
  language: Language;
  days: number;
  left: number;
}

/** The milestone that today's round brought or the next one, and the reward that comes after it. */
export function MilestoneEarned({ streak }: { streak: number }) {
  const { t } = useTranslation();
  const reward = useNextReward(streak);
  const languageOf = useContentLanguages();
  const isEarned = milestones.some((days) => days === streak);
  const next = milestones.find((days) => days > streak);
  const days = isEarned ? streak : next;
  if (days === undefined) return null;
  return (
    <section className="quiz-milestone">
      <Milestone tone={isEarned ? 'wall' : 'off'} figure={String(days)} />
      <div>
        <h2>{t(isEarned ? 'quiz.earnedMilestone' : 'quiz.nextMilestone', { days })}</h2>
        {!isEarned && <p>{t('quiz.moreDays', { count: days - streak })}</p>}
        {reward && (
          <p>
            <ForeignPart
              text={t('quiz.nextReward', { count: reward.days - streak, reward: reward.title })}
              part={reward.title}
              lang={languageOf(reward)}
            />
          </p>
        )}
      </div>
    </section>
  );
}

/** The reward that is reached next, once the catalogue is here; nothing depends on it. */
function useNextReward(streak: number): Reward | undefined {
  const [rewards, setRewards] = useState<readonly Reward[]>([]);
  useEffect(() => {
    const load = async () => {
      const { listQuizRewards } = await import('../contract/rewards.ts');
      const answer = await call(listQuizRewards);
      if (answer.success) setRewards(answer.data);
    };
    load().catch(() => undefined);
  }, []);
  return rewards
    .filter(({ days, left }) => days > streak && left > 0)
    .toSorted((one, other) => one.days - other.days)[0];
}
