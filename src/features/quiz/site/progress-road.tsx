import { useTranslation } from '#ui/translation.tsx';

/** The questions of a round as milestones on a road; those behind are painted. */
export function ProgressRoad({ at, total }: { at: number; total: number }) {
  const { t } = useTranslation();
  return (
    <div className="quiz-progress">
      <p className="quiz-position" aria-live="polite">
        {t('quiz.position', { n: at + 1, total })}
      </p>
      <ol className="quiz-road" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} data-at={index === at ? 'here' : index < at ? 'behind' : 'ahead'}>
            {index + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}
