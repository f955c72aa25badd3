import type { Language } from '#contract/languages.ts';
import { Link } from '#ui/link.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { listAddress } from '#ui/page/list/list-filters.ts';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListTitle } from '#ui/page/list/list-row.tsx';
import '#ui/page/list/list.css';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { NewsCard } from './news-card.ts';

const shape = { phone: [104, 104], desk: [437, 292] } as const;

interface MoreNewsProps {
  stories: NewsCard[];
  category: { slug: string; title: string; language?: Language | undefined };
}

/**
 * The newest updates of the same category, side by side as a street; without any, a link to all
 * news.
 */
export function MoreNews({ stories, category }: MoreNewsProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (stories.length === 0) return null;
  return (
    <section className="section container" aria-labelledby="more-news">
      <div className="section-head">
        <h2 id="more-news">
          <ForeignPart
            text={t('article.moreOn', { category: category.title })}
            part={category.title}
            lang={category.language}
          />
        </h2>
        <Link arrow href={to(listAddress('/news', { category: category.slug }))}>
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

function MoreStory({ story }: { story: NewsCard }) {
  const { image, category, categoryLanguage, publishedAt } = story;
  return (
    <li className="list-row more-story">
      <div className="list-cover">
        {image && <Cover image={image} shape={shape.phone} wide={shape.desk} />}
      </div>
      <div className="list-words">
        <ListMeta item={story} kind={category} kindLang={categoryLanguage} at={publishedAt} />
        <ListTitle item={story} />
      </div>
    </li>
  );
}
