import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { PageBody } from '#ui/page/text/page-body.tsx';
import { Sections } from '#ui/page/text/sections.tsx';
import { TextPageMeta } from '#ui/page/text/text-page-meta.tsx';
import { sectionsOf, textPageOf } from '#ui/page/text/text-page.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
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

/** A page of text: its title on the wall, then its body. */
export default function SitePage() {
  const { page, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <TextPageMeta page={page} />
      <article lang={useContentLanguage(page)}>
        <PageHeader title={page.title} intro={page.summary ?? undefined} />
        <div className="container text-page">
          <PageBody page={page} />
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
