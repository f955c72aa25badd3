import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageWords } from '#ui/page/text/page-words.tsx';
import { TextPageHead } from '#ui/page/text/text-page-head.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Finished } from '#ui/page/finished.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { LifeRoad } from './life-road.tsx';
import { loadBiography } from './load-biography.ts';
import type { Biography } from './load-biography.ts';
import { Portrait } from './portrait.tsx';
import { profileJsonLd } from './profile-json-ld.ts';
import { RailScript, YearRail } from './year-rail.tsx';
import { StandingLine } from '#ui/page/standing/standing-line.tsx';
import './biography.css';

/** A function is not sent to browsers, which need nothing of the road: its markup is finished here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { page, stretches } = await loadBiography(context.get(siteContext).call);
  return { page, road: () => stretches };
}

// spec: route:/biography
/** A life as a road: the name across the line, then chapter by chapter and stone by stone. */
export default function BiographyPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { page, road }: Awaited<ReturnType<typeof loader>> = useLoaderData();
  const shell = useShell();
  const lang = useForeign(page);
  return (
    <>
      <TextPageHead page={page} jsonLd={import.meta.env.SSR && profileJsonLd(page, shell)} />
      <div lang={lang}>
        <TitleWall
          title={shell.campaign.title}
          intro={page.summary ?? undefined}
          above={
            <Finished>{import.meta.env.SSR && <StandingLine className="life-standing" />}</Finished>
          }
          beside={<Finished>{import.meta.env.SSR && <Portrait />}</Finished>}
        />
        <div className="container life-intro">
          <PageWords page={page} />
        </div>
      </div>
      <div className="container">
        <Finished>{import.meta.env.SSR && <Life stretches={road()} />}</Finished>
        <p className="life-end">
          <Link arrow href={to('/governance')}>
            {t('biography.checkTheFigures')}
          </Link>
        </p>
      </div>
    </>
  );
}

function Life({ stretches }: { stretches: Biography['stretches'] }) {
  return (
    <div className="life-and-rail">
      <YearRail stretches={stretches} />
      <LifeRoad stretches={stretches} />
      <RailScript />
    </div>
  );
}
