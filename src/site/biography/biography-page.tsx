import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageWords } from '#features/pages/site/page-words.tsx';
import { TextPageHead } from '#features/pages/site/text-page-head.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Finished } from '#ui/page/finished.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { LifeRoad } from './life-road.tsx';
import { loadBiography } from './load-biography.ts';
import { Portrait } from './portrait.tsx';
import { profileJsonLd } from './profile-json-ld.ts';
import './biography.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadBiography(context.get(siteContext).call);
}

// spec: route:/biography
/** A life as a road: the name across the line, then chapter by chapter and stone by stone. */
export default function BiographyPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { page, stretches } = useLoaderData<typeof loader>();
  const shell = useShell();
  const lang = useForeign(page);
  return (
    <>
      <TextPageHead page={page} jsonLd={import.meta.env.SSR && profileJsonLd(page, shell)} />
      <div lang={lang}>
        <TitleWall
          title={shell.campaign.title}
          intro={page.summary ?? undefined}
          beside={<Finished>{import.meta.env.SSR && <Portrait />}</Finished>}
        />
        <div className="container life-intro">
          <PageWords page={page} />
        </div>
      </div>
      <div className="container">
        <LifeRoad stretches={stretches} />
        <p className="life-end">
          <Link arrow href={to('/governance')}>
            {t('biography.checkTheFigures')}
          </Link>
        </p>
      </div>
    </>
  );
}
