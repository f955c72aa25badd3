import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { listDeadLinks } from '../contract.ts';
import { useKinds } from './kinds.ts';
import { PagedList, usePageInAddress } from './paged-list.tsx';
import { Answered } from './part.tsx';

/** Links in what is public that lead nowhere, each with the text that it stands in. */
export function DeadLinks() {
  const say = useSay();
  const query = useCallQuery(listDeadLinks, { query: usePageInAddress() });
  return (
    <Screen
      title={say('Links that lead nowhere', 'कहीं न ले जाने वाले लिंक')}
      count={query.data?.total}
      subtitle={say('They are asked every night.', 'इन्हें हर रात जाँचा जाता है\u202f।')}
      back="/to-mend"
    >
      <Answered query={query} rows={8}>
        {({ data, total }) =>
          data.length === 0 ? (
            <ScreenState icon="check" title={say('Every link answers', 'हर लिंक चल रहा है')}>
              {say(
                'Those that leave the site were asked at night.',
                'साइट से बाहर जाने वाले लिंक रात में जाँचे गए\u202f।',
              )}
            </ScreenState>
          ) : (
            <PagedList total={total}>
              <DeadLinkList links={data} />
            </PagedList>
          )
        }
      </Answered>
    </Screen>
  );
}

function DeadLinkList({ links }: { links: ReplyOf<typeof listDeadLinks>['data'] }) {
  const say = useSay();
  const kindOf = useKinds();
  return (
    <ul className="ruled-list">
      {links.map(({ url, id, collection, title, part, field, outcome }) => (
        <li key={`${id} ${part} ${field} ${url}`} className="ruled-row">
          <div className="ruled-row-text">
            <Link
              className="row-title"
              to={`/content/${collection}/${id}${isLanguage(part) ? `?language=${part}` : ''}`}
            >
              {title}
            </Link>
            <p className="row-note">
              <b>{kindOf(collection)}</b>
              {isLanguage(part) && <>, {languages[part].name}</>}
              {say('. ', '\u202f। ')}
              <span className="today-url">{url}</span> ({outcome})
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
