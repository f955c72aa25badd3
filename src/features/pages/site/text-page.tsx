import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useForeign } from '#ui/page/foreign.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { PageWords } from '#ui/page/text/page-words.tsx';
import { TextPageHead } from '#ui/page/text/text-page-head.tsx';
import { sectionsOf, textPageOf } from '#ui/page/text/text-page.ts';
import { Sections } from '#ui/page/text/sections.tsx';
import '#ui/page/text/text-page.css';
import { findPageByName, findSectionsByPageName } from '../contract.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, path } = context.get(siteContext);
  const byName = { query: { title: path.slice(1) } };
  const [page, sections] = await Promise.all([
    call(findPageByName, byName).then(textPageOf),
    call(findSectionsByPageName, byName).then(sectionsOf),
  ]);
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
