import { useState } from 'react';
import { saveFile } from '#client/save-file.ts';
import { CallFailed } from '#contract/failure.ts';
import { Button } from '#ui/button.tsx';
import { Milestone } from '#ui/milestone.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchRewards } from './fetch-rewards.ts';
import type { LoadedStanding, Standing } from './fetch-rewards.ts';
import { PlayedRounds } from './played-rounds.tsx';

interface OwnStandingProps {
  standing: LoadedStanding;
  onAgain: () => void;
  /** Takes whether the round of today was played. */
  onToday: (isPlayed: boolean) => void;
}

/** Everything that one person has of the quiz; shown by the style sheet to who is logged in. */
export function OwnStanding({ standing, onAgain, onToday }: OwnStandingProps) {
  const { t } = useTranslation();
  if (standing === 'failed')
    return (
      <div className="container section quiz-of-owner">
        <TryAgain text={t('quiz.failedText')} onAgain={onAgain} />
      </div>
    );
  if (standing === undefined)
    return (
      <div className="container section quiz-of-owner">
        <SkeletonForm />
      </div>
    );
  return (
    <div className="quiz-of-owner">
      <div className="quiz-sums">
        <div className="container quiz-sums-row">
          <p>{t('quiz.points', { count: standing.points })}</p>
          <p>{t('quiz.daysInARow', { count: standing.streak })}</p>
        </div>
      </div>
      <div className="container quiz-rewards-parts">
        <Badges badges={standing.badges} />
        {standing.badges.length > 0 && <CertificateOf />}
        <PlayedRounds onToday={onToday} />
      </div>
    </div>
  );
}

function Badges({ badges }: Pick<Standing, 'badges'>) {
  const { t } = useTranslation();
  const nameOf = (badge: string) => {
    if (badge === 'first-round') return t('quiz.badge_first');
    if (badge === 'all-right') return t('quiz.badge_all');
    return t('quiz.badge_days', { days: badge.slice('days-'.length) });
  };
  const figureOf = (badge: string) =>
    ({ 'first-round': '1', 'all-right': '✓' })[badge] ?? badge.slice('days-'.length);
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">{t('quiz.badges')}</h2>
      {badges.length === 0 && <p>{t('quiz.noBadges')}</p>}
      {badges.length > 0 && (
        <ul className="quiz-badges">
          {badges.map((badge) => (
            <li key={badge}>
              <span aria-hidden="true">
                <Milestone figure={figureOf(badge)} />
              </span>
              {nameOf(badge)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Kind = 'printQuizCertificate' | 'drawQuizCertificate';

function CertificateOf() {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [kind, setKind] = useState<Kind>();
  const save = (chosen: Kind) => {
    setKind(chosen);
    void run(
      () => saveCertificate(chosen),
      () => undefined,
    );
  };
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{t('quiz.certificate')}</h2>
      <p>{t('quiz.certificateText')}</p>
      <p className="row">
        <Button
          type="button"
          busy={busy && kind === 'printQuizCertificate'}
          onClick={() => save('printQuizCertificate')}
        >
          {t('quiz.certificatePdf')}
        </Button>
        <Button
          type="button"
          kind="line"
          busy={busy && kind === 'drawQuizCertificate'}
          onClick={() => save('drawQuizCertificate')}
        >
          {t('quiz.certificatePicture')}
        </Button>
      </p>
    </section>
  );
}

async function saveCertificate(kind: Kind) {
  const contract = await fetchRewards();
  try {
    await saveFile(contract[kind]);
    return { success: true as const };
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
}
