import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { PageBody } from '#ui/page/text/page-body.tsx';
import { Sections } from '#ui/page/text/sections.tsx';
import { TextPageMeta } from '#ui/page/text/text-page-meta.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { FigureRow } from './figure-row.tsx';
import { loadGovernance } from './load-governance.ts';
import '#ui/page/text/text-page.css';
import './governance.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadGovernance(context.get(siteContext).call);
}

/** The work of the office in figures that anyone can check. */
export default function GovernancePage() {
  const { page, figures, sections } = useLoaderData<typeof loader>();
  const lang = useContentLanguage(page);
  return (
    <>
      <TextPageMeta page={page} />
      <div lang={lang}>
        <PageHeader title={page.title} intro={page.summary ?? undefined} />
        <div className="container text-page">
          <PageBody page={page} />
        </div>
      </div>
      {figures.length > 0 && (
        <ul className="container figures">
          {figures.map((figure) => (
            <FigureRow key={figure.slug} figure={figure} />
          ))}
        </ul>
      )}
      <div className="container governance-sections">
        <Sections sections={sections} />
      </div>
    </>
  );
}
