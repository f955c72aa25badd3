import { Link, useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { listReviews } from '../contract.ts';
import { useOtherWaits } from './other-waits.tsx';
import type { OtherWait } from './other-waits.tsx';
import { markOf } from './review-marks.ts';
import './reviews.css';

const views = ['for-me', 'mine', 'all', 'decided'] as const;

const viewTexts: Record<(typeof views)[number], ConsoleText> = {
  'for-me': ['For me', 'मेरे लिए'],
  mine: ['Sent by me', 'मेरे भेजे'],
  all: ['All that wait', 'सब जो रुके हैं'],
  decided: ['Decided', 'तय हुए'],
};

/** Reviews that wait for the agent, those that the agent sent, and all others. */
export default function ReviewsScreen() {
  const say = useSay();
  const [query, setQuery] = useSearchParams();
  const view = views.find((each) => each === query.get('view')) ?? 'for-me';
  const list = useCallQuery(listReviews, { query: { view, size: '100' } });
  const rows = list.data?.data ?? [];
  const waiting = useOtherWaits();
  const others = waiting.filter((each) => each.views.some((name) => name === view));
  const count = list.data && list.data.counts.waiting + waiting.length;
  return (
    <Screen title={say('Reviews', 'जाँच')} count={count}>
      <ViewTabs
        views={views}
        texts={viewTexts}
        chosen={view}
        onChoose={(each) => setQuery(each === 'for-me' ? {} : { view: each }, { replace: true })}
      />
      <QueryState query={list} />
      {list.data && rows.length + others.length === 0 && (
        <ScreenState icon="check" title={say('Nothing waits here', 'यहाँ कुछ नहीं रुका')}>
          {say(
            'What others send to review appears here, the longest wait first.',
            'दूसरे जो जाँच में भेजते हैं, वह यहाँ दिखता है\u202f। सबसे पुराना सबसे ऊपर\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="review-rows">
        {others.map((other) => (
          <OtherRow key={other.key} other={other} />
        ))}
        {rows.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
    </Screen>
  );
}

function OtherRow({ other: { status, title, note, about, at, to } }: { other: OtherWait }) {
  const sayText = useSayText();
  const language = useConsoleLanguage();
  return (
    <li className="review-row">
      <StatusMark status={status} />
      <span className="review-titles">
        <Link to={to}>{title}</Link>
        <span className="review-note">{note}</span>
      </span>
      <span className="review-about">
        {sayText(about)}, {dayAndHour(at, language)}
      </span>
    </li>
  );
}

type Review = ReplyOf<typeof listReviews>['data'][number];

function ReviewRow({ review }: { review: Review }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { id, collection, titles, sentBy, sentAt, state, note, openComments } = review;
  return (
    <li className="review-row">
      <StatusMark status={markOf[state]} />
      <span className="review-titles">
        <Link to={`/reviews/${collection}/${id}`}>
          {titles[language] ?? Object.values(titles)[0] ?? say('Without a title', 'बिना शीर्षक')}
        </Link>
        <span className="review-note">{note}</span>
      </span>
      <span className="review-about">
        {say(
          `Sent by ${sentBy.name ?? ''}, ${dayAndHour(sentAt, 'en')}`,
          `${sentBy.name ?? ''} ने भेजा, ${dayAndHour(sentAt, 'hi')}`,
        )}
        {openComments > 0 && (
          <span>
            {openComments === 1
              ? say('1 comment open', '1 टिप्पणी खुली')
              : say(`${openComments} comments open`, `${openComments} टिप्पणियाँ खुली`)}
          </span>
        )}
      </span>
    </li>
  );
}
