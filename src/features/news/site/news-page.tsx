import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { articleJsonLd } from '#ui/page/article/article-json-ld.ts';
import { Article } from '#ui/page/article/article.tsx';
import { listAddress } from '#ui/page/list/list-filters.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { loadStory } from './load-story.ts';
import type { Story } from './load-story.ts';
import { MoreNews } from './more-news.tsx';
import './news.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadStory(context.get(siteContext).call, params['slug'] ?? '');
}

export default function NewsPage() {
  const { story, others } = useLoaderData<typeof loader>();
  const rootData = useRootData();
  const { title, summary, body, category } = story;
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        languages={story.languages}
        shared={{ collection: 'news', ...story }}
        jsonLd={
          import.meta.env.SSR &&
          articleJsonLd('NewsArticle', { ...story, section: category.title }, rootData)
        }
      />
      <Article item={story} line={<StoryLine story={story} />} body={body ?? ''} />
      <MoreNews stories={others} category={category} />
    </>
  );
}

/** Category, day and place, in the page's language as far as the category has a name in it, and place. */
function StoryLine({ story: { category, publishedAt, place } }: { story: Story }) {
  const { language } = useRootData();
  const to = useLocalPath();
  return (
    <>
      <a
        lang={category.language ?? language}
        href={to(listAddress('/news', { category: category.slug }))}
      >
        {category.title}
      </a>
      <time lang={language} dateTime={publishedAt}>
        {longDate(publishedAt, language)}
      </time>
      <span>{place}</span>
    </>
  );
}
