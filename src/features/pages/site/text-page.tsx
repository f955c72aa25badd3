import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useForeign } from '#ui/page/foreign.ts';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { loadPage, loadSections } from './load-page.ts';
import { Sections } from './sections.tsx';
import './text-page.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, path } = context.get(siteContext);
  const slug = path.slice(1);
  const [page, sections] = await Promise.all([loadPage(call, slug), loadSections(call, slug)]);
  return { page, sections };
}

/** A standing text: its title on the wall, then its words. */
export default function StandingTextPage() {
  const { page, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={page.title}
        description={page.summary}
        languages={page.languages}
        shared={{ collection: 'pages', ...page }}
        jsonLd={{
          '@type': 'WebPage',
          name: page.title,
          description: page.summary,
          inLanguage: page.language,
        }}
      />
      <article lang={useForeign(page)}>
        <TitleWall title={page.title} intro={page.summary ?? undefined} />
        <div className="container text-page">
          <LanguageNotice text={page} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.body ?? '' }} />
        </div>
      </article>
      {sections.length > 0 && (
        <div className="container text-sections">
          <Sections sections={sections} />
        </div>
      )}
    </>
  );
}
