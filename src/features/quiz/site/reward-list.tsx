import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Milestone } from '#ui/milestone.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchRewards, wholeOf } from './fetch-rewards.ts';
import type { LoadedStanding, Reward, Standing } from './fetch-rewards.ts';

interface RewardListProps {
  rewards: readonly Reward[];
  standing: LoadedStanding;
  onClaimed: () => void;
}

/** The catalogue: for how many days each is given, how many are left, and the way to claim it. */
export function RewardList({ rewards, standing, onClaimed }: RewardListProps) {
  const { t } = useTranslation();
  const languageOf = useContentLanguages();
  const own = wholeOf(standing);
  return (
    <section aria-labelledby="rewards">
      <h2 id="rewards">{t('quiz.rewards')}</h2>
      {rewards.length === 0 && <p>{t('quiz.rewardsNone')}</p>}
      <ul className="quiz-catalogue">
        {rewards.map((reward) => (
          <li key={reward.id} className="quiz-reward">
            <span aria-hidden="true">
              <Milestone
                tone={own && own.bestStreak >= reward.days ? 'wall' : 'off'}
                figure={String(reward.days)}
              />
            </span>
            <div>
              <h3 lang={languageOf(reward)}>{reward.title}</h3>
              <p lang={languageOf(reward)}>{reward.summary}</p>
              <p className="type-meta">
                {t('quiz.forDays', { count: reward.days })}
                {' · '}
                {reward.left > 0 ? t('quiz.left', { count: reward.left }) : t('quiz.noneLeft')}
              </p>
              {own && <Claim reward={reward} own={own} onClaimed={onClaimed} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ClaimProps {
  reward: Reward;
  own: Standing;
  onClaimed: () => void;
}

function Claim({ reward: { id, days, left }, own, onClaimed }: ClaimProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { busy, run, say } = useAction();
  const claim = own.claims.find(({ rewardId }) => rewardId === id);
  const told = { waiting: 'quiz.claimed', sent: 'quiz.claimSent', refused: 'quiz.claimRefused' };
  if (claim) return <p className="quiz-claimed">{t(told[claim.state] as 'quiz.claimed')}</p>;
  if (own.bestStreak < days) return <p>{t('quiz.notYet', { count: days - own.streak })}</p>;
  if (left === 0) return null;
  if (!own.hasPhone)
    return (
      <p>
        {t('quiz.needsPhone')} <Link href={to('/profile')}>{t('quiz.toProfile')}</Link>
      </p>
    );
  const send = async () => {
    const { claimQuizReward } = await fetchRewards();
    return call(claimQuizReward, { body: { id } });
  };
  const done = ({ message = '' }: { message?: string | undefined }) => {
    say(message);
    onClaimed();
  };
  return (
    <Button type="button" busy={busy} onClick={() => void run(send, done)}>
      {t(busy ? 'quiz.claiming' : 'quiz.claim')}
    </Button>
  );
}
