import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Gallery } from '#site/styleguide/gallery/gallery.tsx';
import { Looks } from '#site/styleguide/gallery/looks.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { buntingCards } from './bunting-cards.ts';
import { CoverFamilies } from './cover-families.tsx';
import { loadSamples } from './load-samples.ts';
import { Overlays } from './overlays.tsx';
import { Rows } from './rows.tsx';
import { scriptCss } from './script-css.ts';
import { Sections } from './sections.tsx';
// The sections are rendered on the server alone, so the browser's build would not find their style
// sheets.
import './styleguide.css';
import '../home/home.css';
import '#features/events/site/events.css';
import '#features/media-coverage/site/reports.css';
import '#features/photos/site/photos.css';
import '#features/videos/site/videos.css';
import '#ui/page/list/list.css';
import '#ui/page/player/audio-player.css';

/** A function is not serialised for the browser: its data is rendered on the server alone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shown = await loadSamples(context.get(siteContext), new URL(request.url));
  return { read: () => shown };
}

/**
 * The style guide: every component in every state and every family of covers, for developers; in
 * English.
 */
export default function StyleguidePage() {
  const { campaign } = useRootData();
  const { read }: Awaited<ReturnType<typeof loader>> = useLoaderData();
  return (
    <div lang="en">
      <PageMeta title="Style guide" hidden />
      <ServerOnly>{import.meta.env.SSR && <style>{scriptCss()}</style>}</ServerOnly>
      <Gallery />
      <ServerOnly>
        {import.meta.env.SSR && (
          <>
            <div className="container section">
              <Looks />
              <CoverFamilies bunting={buntingCards(campaign.hue)} />
            </div>
            <Sections {...read()} />
            <Rows {...read()} />
            <Overlays {...read()} />
          </>
        )}
      </ServerOnly>
    </div>
  );
}
