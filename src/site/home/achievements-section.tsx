import { useTranslation } from '#ui/translation.tsx';
import { monthYear } from '#lib/dates.ts';
import { groupDigits } from '#lib/numbers.ts';
import { useShell } from '#ui/page/shell.ts';
import type { Home } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Numbers that straddle the dado line, each with its source. */
export function AchievementsSection({ numbers }: { numbers: Home['numbers'] }) {
  const { t } = useTranslation();
  return (
    <section className="numbers deferred" aria-labelledby="done">
      <div className="container">
        <SectionHead id="done" title={t('home.achievements')} />
      </div>
      <ul className="achievement-list">
        {numbers.map((number) => (
          <NumberItem key={number.id} number={number} />
        ))}
      </ul>
    </section>
  );
}

function NumberItem({ number }: { number: Home['numbers'][number] }) {
  const { t } = useTranslation();
  const { language } = useShell();
  const { value, unit, title, source, sourceDate } = number;
  return (
    <li className="number reveal" lang={number.language}>
      <p className="number-value counterchange">
        {groupDigits(value)}
        {unit && <span className="number-unit">{unit}</span>}
      </p>
      <h3 className="number-title">{title}</h3>
      <p className="number-source" lang={language}>
        {t('home.source', { source, month: monthYear(`${sourceDate}-15`, language) })}
      </p>
    </li>
  );
}
