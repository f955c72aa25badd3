import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { views } from '#content/declare/draft-shapes.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { describeContent } from '#features/editing/contract.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { DraftTable } from './draft-table.tsx';
import { NONE, useListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import './lists.css';
import { ListedState, ListPager, useRows } from './listed.tsx';
import type { RowRights } from './row-menu.tsx';
import { nameOf, viewTexts } from './row-texts.ts';

interface KindGroup {
  title: ConsoleText;
  kinds: readonly string[];
}

/** Kinds of content in groups; one that none names is among the last. */
const groups: readonly KindGroup[] = [
  {
    title: ['News and statements', 'समाचार और वक्तव्य'],
    kinds: ['news', 'news-categories', 'press-releases', 'media-coverage', 'speeches'],
  },
  { title: ['Events', 'कार्यक्रम'], kinds: ['events', 'event-categories'] },
  {
    title: ['Pictures, films, sound', 'तस्वीरें, फ़िल्में, आवाज़'],
    kinds: ['albums', 'photos', 'videos', 'audios', 'infographics', 'documents'],
  },
  { title: ['Pages and person', 'पन्ने और व्यक्ति'], kinds: [] },
];

/** Every kind of content in groups, and below them all documents, edited last first. */
export default function AllContentScreen() {
  const say = useSay();
  const { address, go } = useListAddress();
  const list = useRows('', address);
  return (
    <Screen
      title={say('All content', 'सारी सामग्री')}
      count={list.data?.counts.all.toLocaleString('en-IN')}
    >
      <Kinds />
      <ViewTabs
        views={views}
        texts={viewTexts}
        chosen={address.view}
        counts={list.data?.counts}
        onChoose={(view) => go({ view })}
      />
      <ListFilters address={address} go={go} authors={list.data?.authors ?? []} category={null} />
      <ListedState list={list} address={address} onWiden={() => go({ ...NONE })} />
      <DraftTable rows={list.data?.data ?? []} chosen={new Set()} mayIn={useRights()} />
      <ListPager {...{ list, address, go }} />
    </Screen>
  );
}

/** The rights of the agent in each kind of content. */
function useRights(): (collection: string) => RowRights {
  const described = useCallQuery(describeContent).data?.data ?? [];
  return (collection) => {
    const can = described.find(({ name }) => name === collection)?.can;
    return { write: can?.write === true, publish: can?.publish === true };
  };
}

function Kinds() {
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const described = useCallQuery(describeContent).data?.data ?? [];
  const named = new Set(groups.flatMap(({ kinds }) => kinds));
  const isIn = ({ kinds }: KindGroup, name: string) =>
    kinds.length > 0 ? kinds.includes(name) : !named.has(name) && name !== 'settings';
  return (
    <div className="kind-groups">
      {groups.map((group) => (
        <section key={group.title[0]}>
          <h2>{sayText(group.title)}</h2>
          <ul>
            {described
              .filter(({ name }) => isIn(group, name))
              .map(({ name, label }) => (
                <li key={name}>
                  <Link to={`/content/${name}`}>{nameOf(label)[language]}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
