import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { articleJsonLd } from '#ui/page/article/article-json-ld.ts';
import { Article } from '#ui/page/article/article.tsx';
import { FileLink } from '#ui/page/list/file-link.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findPressRelease } from '../contract.ts';
import { categoryNames } from './category-names.ts';
import { useCategoryName } from './use-category-name.ts';
import type { ShownName } from './use-category-name.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const [{ data: release }, categories] = await Promise.all([
    call(findPressRelease, { query: { slug: params['slug'] ?? '' } }),
    categoryNames(call),
  ]);
  return { release, categories };
}

export default function ReleasePage() {
  const { t } = useTranslation();
  const { release, categories } = useLoaderData<typeof loader>();
  const rootData = useRootData();
  const to = useLocalPath();
  const section = useCategoryName(categories)(release.category);
  const { title, summary, body, file, languages } = release;
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        languages={languages}
        shared={{ collection: 'press-releases', ...release }}
        jsonLd={
          import.meta.env.SSR &&
          articleJsonLd('NewsArticle', { ...release, section: section?.title }, rootData)
        }
      />
      <Article
        item={release}
        line={<ReleaseLine at={release.publishedAt} section={section} />}
        before={file && <FileLink file={file} title={title} />}
        body={body ?? ''}
      />
      <p className="container section">
        <Link arrow href={to('/pressreleases')}>
          {t('pressReleases.all')}
        </Link>
      </p>
    </>
  );
}

/** Category and day, the day in the language of the page. */
function ReleaseLine({ at, section }: { at: string; section?: ShownName | undefined }) {
  const { language } = useRootData();
  return (
    <>
      {section && <span lang={section.lang ?? language}>{section.title}</span>}
      <time lang={language} dateTime={at}>
        {longDate(at, language)}
      </time>
    </>
  );
}
