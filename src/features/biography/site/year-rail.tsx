import { InlineScript } from '#ui/page/inline-script.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { Biography } from './load-biography.ts';
import railScript from './year-rail.ts?inline-script';

/** The years of the chapters: each leads there, and the one that is being read is marked. */
export function YearRail({ stretches }: { stretches: Biography['stretches'] }) {
  const { t } = useTranslation();
  const chapters = stretches.flatMap(({ chapter }) =>
    chapter?.year === undefined ? [] : [{ ...chapter, year: chapter.year }],
  );
  if (chapters.length < 2) return null;
  return (
    <nav className="timeline-rail" aria-label={t('biography.years')}>
      <ol className="timeline-years">
        {chapters.map(({ slug, year, title }) => (
          <li key={slug}>
            <a href={`#${slug}`} title={title}>
              {year}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** After the chapters, which it watches. */
export function RailScript() {
  return <InlineScript code={railScript} />;
}
