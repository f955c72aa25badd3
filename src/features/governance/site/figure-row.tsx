import { groupDigits } from '#lib/numbers.ts';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Figure } from './load-governance.ts';

/** A figure with its meaning, its basis and its source. */
export function FigureRow({ figure }: { figure: Figure }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const foreign = useContentLanguage(figure);
  const { slug, title, summary, body, source } = figure;
  return (
    <li id={slug} className="figure" lang={foreign}>
      <Value figure={figure} />
      <div>
        <h2 className="figure-title">{title}</h2>
        <p className="figure-summary">{summary}</p>
        <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
        {source && (
          <p className="type-meta figure-source" lang={language}>
            <ForeignPart text={t('governance.source', { source })} part={source} lang={foreign} />
          </p>
        )}
      </div>
    </li>
  );
}

/** A percent sign belongs to its number; any other unit stands below. */
function Value({ figure: { value, unit } }: { figure: Figure }) {
  if (value === undefined) return <div />;
  const ofNumber = unit === '%';
  return (
    <p className="figure-value">
      <span className="type-number figure-number">
        {groupDigits(value)}
        {ofNumber && unit}
      </span>{' '}
      {!ofNumber && <span className="figure-unit">{unit}</span>}
    </p>
  );
}
