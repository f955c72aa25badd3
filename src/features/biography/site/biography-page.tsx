import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LeaderRoleLine } from '#ui/page/leader-role/leader-role-line.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { PageBody } from '#ui/page/text/page-body.tsx';
import { TextPageMeta } from '#ui/page/text/text-page-meta.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadBiography } from './load-biography.ts';
import type { Biography } from './load-biography.ts';
import { Portrait } from './portrait.tsx';
import { profileJsonLd } from './profile-json-ld.ts';
import { Timeline } from './timeline.tsx';
import { RailScript, YearRail } from './year-rail.tsx';
import './biography.css';

/**
 * A function is not serialised for the browser, which needs none of the timeline: only the server
 * renders it.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { page, segments } = await loadBiography(context.get(siteContext).call);
  return { page, readSegments: () => segments };
}

// spec: route:/biography
/** The biography: the name across the line, then chapter by chapter with milestones. */
export default function BiographyPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { page, readSegments }: Awaited<ReturnType<typeof loader>> = useLoaderData();
  const rootData = useRootData();
  const lang = useContentLanguage(page);
  return (
    <>
      <TextPageMeta page={page} jsonLd={import.meta.env.SSR && profileJsonLd(page, rootData)} />
      <div lang={lang}>
        <PageHeader
          title={rootData.campaign.title}
          intro={page.summary ?? undefined}
          above={
            <ServerOnly>
              {import.meta.env.SSR && <LeaderRoleLine className="timeline-leader-role" />}
            </ServerOnly>
          }
          beside={<ServerOnly>{import.meta.env.SSR && <Portrait />}</ServerOnly>}
        />
        <div className="container timeline-intro">
          <PageBody page={page} />
        </div>
      </div>
      <div className="container">
        <ServerOnly>
          {import.meta.env.SSR && <BiographyTimeline segments={readSegments()} />}
        </ServerOnly>
        <p className="timeline-end">
          <Link arrow href={to('/governance')}>
            {t('biography.checkTheFigures')}
          </Link>
        </p>
      </div>
    </>
  );
}

function BiographyTimeline({ segments }: { segments: Biography['segments'] }) {
  return (
    <div className="timeline-and-rail">
      <YearRail segments={segments} />
      <Timeline segments={segments} />
      <RailScript />
    </div>
  );
}
