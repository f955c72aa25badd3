import { useCallQuery } from '#client/query.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { listReviews } from '#features/reviews/contract.ts';
import { indianDay } from '#lib/clock.ts';
import { shortDate } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useKinds } from './kinds.ts';
import { clockOf } from './now.ts';
import { Answered, Part } from './part.tsx';
import { useTitleOf } from './titles.ts';
import { WaitingRow } from './waiting-row.tsx';
import type { Waiting } from './waiting-row.tsx';
import { useWaitsBeside } from './waits-beside.ts';

const SHOWN = 5;

/** Reviews to decide, texts that came back, and translations that are behind. */
export function WaitsPart() {
  const say = useSay();
  const forMe = useCallQuery(listReviews, { query: { view: 'for-me', size: '5' } });
  const { rows: beside, count } = useWaitsBeside();
  const all = [...beside, ...useWaiting()];
  const { counts } = forMe.data ?? {};
  return (
    <Part
      className="today-waits"
      title={say('Waits for you', 'आपकी राह देख रहे हैं')}
      count={counts ? Math.max(count + counts.forMe + counts.returned, all.length) : undefined}
      more={{ to: '/reviews', label: say('All reviews', 'सभी जाँच') }}
    >
      <Answered query={forMe}>
        {() =>
          all.length === 0 ? (
            <p className="today-empty">
              {say('Nothing waits for you.', 'आपके लिए कुछ बाक़ी नहीं\u202f।')}
            </p>
          ) : (
            <ul className="today-rows">
              {all.slice(0, SHOWN).map(({ key, ...row }) => (
                <WaitingRow key={key} {...row} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Part>
  );
}

function useWaiting(): Waiting[] {
  return [...useReviewsForMe(), ...useReturned(), ...useBehind()];
}

function useReviewsForMe(): Waiting[] {
  const say = useSay();
  const titleOf = useTitleOf();
  const kindOf = useKinds();
  const since = useSince();
  const { data } = useCallQuery(listReviews, { query: { view: 'for-me', size: '5' } });
  return (data?.data ?? []).map(({ id, collection, titles, sentBy, sentAt }) => ({
    key: id,
    status: 'in-review' as const,
    title: titleOf(titles),
    kind: kindOf(collection),
    note: say(
      `, in review. ${sentBy.name ?? ''} asks for approval since ${since(sentAt)}`,
      `, जाँच में\u202f। ${sentBy.name ?? ''} ने ${since(sentAt)} पर भेजी`,
    ),
    verb: say('Review', 'जाँचें'),
    to: `/reviews/${collection}/${id}`,
  }));
}

function useReturned(): Waiting[] {
  const say = useSay();
  const titleOf = useTitleOf();
  const kindOf = useKinds();
  const { data } = useCallQuery(listReviews, { query: { view: 'mine', size: '20' } });
  const mine = data?.data ?? [];
  const isSentAgain = (one: { document: string; sentAt: string }) =>
    mine.some(({ document, sentAt }) => document === one.document && sentAt > one.sentAt);
  const returned = mine.filter((one) => one.state === 'returned' && !isSentAgain(one));
  return returned.map(({ id, document, collection, titles, decidedBy, reason }) => ({
    key: id,
    status: 'returned' as const,
    title: titleOf(titles),
    kind: kindOf(collection),
    note: say(
      `, returned. ${decidedBy?.name ?? ''}: ${reason ?? ''}`,
      `, लौटाया गया\u202f। ${decidedBy?.name ?? ''}: ${reason ?? ''}`,
    ),
    verb: say('Mend', 'सुधारें'),
    to: `/content/${collection}/${document}`,
  }));
}

function useBehind(): Waiting[] {
  const say = useSay();
  const titleOf = useTitleOf();
  const kindOf = useKinds();
  const { data } = useCallQuery(listDrafts, { query: { view: 'out-of-date', size: '3' } });
  return (data?.data ?? []).map(({ id, collection, titles, parts }) => {
    const fields = parts.reduce((sum, { behind }) => sum + behind.length, 0);
    return {
      key: id,
      status: 'out-of-date' as const,
      title: titleOf(titles),
      kind: kindOf(collection),
      note: say(
        `, out of date. ${fields} ${fields === 1 ? 'field is' : 'fields are'} behind the original`,
        `, पुराना पड़ा\u202f। ${fields} जगह मूल से पीछे`,
      ),
      verb: say('Translate', 'अनुवाद करें'),
      to: `/content/${collection}/${id}`,
    };
  });
}

function useSince() {
  const language = useConsoleLanguage();
  return (moment: string) =>
    indianDay(new Date(moment)) === indianDay(new Date())
      ? clockOf(moment)
      : shortDate(moment, language);
}
