import { dayMonth } from '#lib/dates.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { NewsCard } from './news-card.ts';
import { SectionHead } from './section-head.tsx';

const lead = { phone: [360, 240], desk: [528, 374] } as const;
const next = { phone: [120, 120], desk: [252, 374] } as const;

/** The newest four stories as one street: same height, no gaps, one horizon through all. */
export function NewsSection({ news }: { news: NewsCard[] }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (news.length === 0) return null;
  return (
    <section className="section container" aria-labelledby="news">
      <SectionHead
        id="news"
        title={t('home.newsUpdates')}
        more={{ text: t('home.allNews'), href: to('/news') }}
      />
      <div className="news-cards">
        {news.map((story, index) => (
          <Story key={story.id} story={story} first={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Story({ story, first }: { story: NewsCard; first: boolean }) {
  const { language } = useRootData();
  const to = useLocalPath();
  const shape = first ? lead : next;
  return (
    <article className={first ? 'story story-lead reveal' : 'story reveal'}>
      {story.image && (
        <Cover image={story.image} shape={shape.phone} wide={shape.desk} className="story-cover" />
      )}
      <div className="story-words">
        <p className="type-meta">
          <b lang={story.language}>{story.category.title}</b>,{' '}
          <time dateTime={story.publishedAt}>{dayMonth(story.publishedAt, language)}</time>
        </p>
        <h3 className="story-title" lang={story.language}>
          <a className="stretched-link" href={to(story.path ?? '/news')}>
            {story.title}
          </a>
        </h3>
        {first && (
          <p className="story-summary" lang={story.language}>
            {story.summary}
          </p>
        )}
      </div>
    </article>
  );
}
