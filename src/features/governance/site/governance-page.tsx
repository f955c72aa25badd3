import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Sections } from '#ui/page/text/sections.tsx';
import { PageWords } from '#ui/page/text/page-words.tsx';
import { TextPageHead } from '#ui/page/text/text-page-head.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { FigureRow } from './figure-row.tsx';
import { loadGovernance } from './load-governance.ts';
import '#ui/page/text/text-page.css';
import './governance.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadGovernance(context.get(siteContext).call);
}

/** How the office is run, in figures that anyone can check. */
export default function GovernancePage() {
  const { page, figures, sections } = useLoaderData<typeof loader>();
  const lang = useForeign(page);
  return (
    <>
      <TextPageHead page={page} />
      <div lang={lang}>
        <TitleWall title={page.title} intro={page.summary ?? undefined} />
        <div className="container text-page">
          <PageWords page={page} />
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
