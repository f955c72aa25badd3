import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useForeign } from '#ui/page/foreign.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { PageWords } from './page-words.tsx';
import { TextPageHead } from './text-page-head.tsx';
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
      <TextPageHead page={page} />
      <article lang={useForeign(page)}>
        <TitleWall title={page.title} intro={page.summary ?? undefined} />
        <div className="container text-page">
          <PageWords page={page} />
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
