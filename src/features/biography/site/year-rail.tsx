import { InlineScript } from '#ui/page/inline-script.tsx';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Biography } from './load-biography.ts';
import railScript from './year-rail.ts?inline-script';

/** Links to the chapters by their years; the one in view is marked. */
export function YearRail({ segments }: { segments: Biography['segments'] }) {
  const { t } = useTranslation();
  const languageOf = useContentLanguages();
  const chapters = segments.flatMap(({ chapter }) =>
    chapter?.year === undefined ? [] : [{ ...chapter, year: chapter.year }],
  );
  if (chapters.length < 2) return null;
  return (
    <nav className="timeline-rail" aria-label={t('biography.years')}>
      <ol className="timeline-years">
        {chapters.map(({ slug, year, title, ...chapter }) => (
          <li key={slug}>
            <a href={`#${slug}`} title={title} lang={languageOf(chapter)}>
              {year}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The script must follow the chapters that it observes. */
export function RailScript() {
  return <InlineScript code={railScript} />;
}
