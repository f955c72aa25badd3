import { useTranslation } from '#ui/translation.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { Link } from '#ui/link.tsx';
import type { Brief } from './brief.ts';
import { newsAddress } from './news-filters.ts';
import { NewsLine, useForeign } from './news-row.tsx';

const shape = { phone: [104, 104], desk: [437, 292] } as const;

interface MoreNewsProps {
  stories: Brief[];
  category: { slug: string; title: string };
}

/** The newest of the same category, side by side as a street; without any, the way to all news. */
export function MoreNews({ stories, category }: MoreNewsProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (stories.length === 0) return null;
  return (
    <section className="section container" aria-labelledby="more-news">
      <div className="section-head">
        <h2 id="more-news">{t('article.moreOn', { category: category.title })}</h2>
        <Link arrow href={to(newsAddress({ category: category.slug }))}>
          {t('article.moreNews')}
        </Link>
      </div>
      <ul className="more-street">
        {stories.map((story) => (
          <MoreStory key={story.id} story={story} />
        ))}
      </ul>
    </section>
  );
}

function MoreStory({ story }: { story: Brief }) {
  const to = useLocalPath();
  const { image, path, title } = story;
  return (
    <li className="news-row more-story">
      <div className="news-cover">
        {image && <Cover image={image} shape={shape.phone} wide={shape.desk} />}
      </div>
      <div className="news-words">
        <NewsLine story={story} />
        <h3 className="news-title" lang={useForeign(story)}>
          <a className="news-link" href={to(path ?? '/news')}>
            {title}
          </a>
        </h3>
      </div>
    </li>
  );
}
