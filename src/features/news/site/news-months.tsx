import { monthYear } from '#lib/dates.ts';
import { useShell } from '#ui/page/shell.ts';
import type { Brief } from './brief.ts';
import { NewsRow } from './news-row.tsx';

/** Rows that a phone and a desk show without scrolling. */
const firstScreen = 3;

/** The list under the names of its months. */
export function NewsMonths({ stories }: { stories: Brief[] }) {
  const { language } = useShell();
  return [...byMonth(stories, language)].map(([month, rows]) => (
    <section key={month} className="news-month">
      <h2 className="news-month-name">{month}</h2>
      <ul className="news-rows">
        {rows.map((story) => (
          <NewsRow key={story.id} story={story} eager={stories.indexOf(story) < firstScreen} />
        ))}
      </ul>
    </section>
  ));
}

/** Map.groupBy is too new for many phones. */
function byMonth(stories: Brief[], language: string): Map<string, Brief[]> {
  const months = new Map<string, Brief[]>();
  for (const story of stories) {
    const month = monthYear(story.publishedAt, language);
    months.set(month, [...(months.get(month) ?? []), story]);
  }
  return months;
}
