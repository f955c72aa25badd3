import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { localPath } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { classNames } from '#ui/class-names.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { articleJsonLd } from './article-json-ld.ts';
import { LanguageNotice, OtherLanguages } from './languages.tsx';
import { loadStory } from './load-story.ts';
import type { Story } from './load-story.ts';
import { MoreNews } from './more-news.tsx';
import { newsAddress } from './news-filters.ts';
import { useForeign } from './news-row.tsx';
import './news.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadStory(context.get(siteContext).call, params['slug'] ?? '');
}

/** Letters from which on a headline is set smaller. */
const longHeadline = 70;

const shape = { phone: [360, 240], desk: [480, 480] } as const;

export default function NewsPage() {
  const { t } = useTranslation();
  const { story, others } = useLoaderData<typeof loader>();
  const shell = useShell();
  const { publicUrl, language, path } = shell;
  const { image, title, summary, body } = story;
  const address = publicUrl + localPath(language, path);
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        languages={story.languages}
        jsonLd={articleJsonLd(story, shell)}
      />
      <article
        className={classNames('article', title.length > longHeadline && 'article-long')}
        lang={useForeign(story)}
      >
        <TitleWall title={title} intro={summary ?? undefined}>
          <ArticleLine story={story} />
        </TitleWall>
        <div className="container article-columns">
          <div className="article-aside">
            {image && (
              <div className="article-cover">
                <Cover image={image} shape={shape.phone} wide={shape.desk} eager />
              </div>
            )}
          </div>
          <div className="article-text">
            <LanguageNotice story={story} />
            <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
            <div className="article-end" lang={language}>
              <OtherLanguages story={story} />
              <ShareLine label={t('article.share')} links={shareLinks(address, title)} />
            </div>
          </div>
        </div>
      </article>
      <MoreNews stories={others} category={story.category} />
    </>
  );
}

/** Category, day and place, in the language of the page but for the place. */
function ArticleLine({ story: { category, publishedAt, place } }: { story: Story }) {
  const { language } = useShell();
  const to = useLocalPath();
  return (
    <p className="article-line">
      <a lang={language} href={to(newsAddress({ category: category.slug }))}>
        {category.title}
      </a>
      <time lang={language} dateTime={publishedAt}>
        {longDate(publishedAt, language)}
      </time>
      <span>{place}</span>
    </p>
  );
}
