import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { infographicJsonLd } from './infographic-json-ld.ts';
import { loadInfographics } from './load-infographics.ts';
import { PosterItem } from './poster-item.tsx';
import './posters.css';

/** The number of posters on the first screen of phones and desks. */
const firstScreen = 2;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadInfographics(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/infographics
export default function InfographicsPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('frame.infographics')}
      intro={t('infographics.intro')}
      path="/infographics"
      list={list}
      things={import.meta.env.SSR && list.data.map((poster) => infographicJsonLd(poster, rootData))}
      count={t('infographics.count', { count: list.total })}
      noneYet={t('infographics.noneYet')}
    >
      <ul className="posters">
        {list.data.map((poster, index) => (
          <PosterItem key={poster.id} poster={poster} eager={index < firstScreen} />
        ))}
      </ul>
    </ListPage>
  );
}
