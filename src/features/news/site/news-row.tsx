import { dayMonth } from '#lib/dates.ts';
import { languages } from '#contract/languages.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import type { Brief } from './brief.ts';

const shape = { phone: [104, 104], desk: [252, 168] } as const;

/** One update: the whole row leads to it. */
export function NewsRow({ story, eager }: { story: Brief; eager: boolean }) {
  const to = useLocalPath();
  const { image, path, title, summary } = story;
  const lang = useForeign(story);
  return (
    <li className="news-row">
      <div className="news-cover">
        {image && <Cover image={image} shape={shape.phone} wide={shape.desk} eager={eager} />}
      </div>
      <div className="news-words">
        <NewsLine story={story} />
        <h3 className="news-title" lang={lang}>
          <a className="news-link" href={to(path ?? '/news')}>
            {title}
          </a>
        </h3>
        <p className="news-summary" lang={lang}>
          {summary}
        </p>
      </div>
    </li>
  );
}

/** Category, day, and the language where it is not the page's. */
export function NewsLine({ story }: { story: Brief }) {
  const { language } = useShell();
  const { category, publishedAt } = story;
  const foreign = useForeign(story);
  return (
    <p className="type-meta">
      <b className="news-category">{category}</b>,{' '}
      <time dateTime={publishedAt}>{dayMonth(publishedAt, language)}</time>
      {foreign && (
        <>
          , <span lang={foreign}>{languages[foreign].name}</span>
        </>
      )}
    </p>
  );
}

/** The language of a text that is not in the page's; undefined for one that is. */
export function useForeign({ language }: Pick<Brief, 'language'>) {
  const { language: ofPage } = useShell();
  return language === ofPage ? undefined : language;
}
