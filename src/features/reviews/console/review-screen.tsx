import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '#client/query.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { useSay, useStaffLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { dayAndHour } from '#ui/console/staff-dates.ts';
import { readReview } from '../contract.ts';
import { Comments } from './comments.tsx';
import { Decision } from './decision.tsx';
import { FourEyes } from './four-eyes.tsx';
import type { Review } from './review.ts';
import { ReviewedPart } from './reviewed-part.tsx';
import './reviews.css';

/** One review: what changes, who wrote it and who may approve it, and the two answers to it. */
export default function ReviewScreen() {
  const { collection = '', id = '' } = useParams();
  const say = useSay();
  const review = useCall(readReview, { query: { collection, id } });
  if (review.data) return <Opened key={id} review={review.data.data} />;
  return (
    <Screen title={say('Review', 'जाँच')} back="/reviews">
      {review.error && <FailedState error={review.error} retry={() => void review.refetch()} />}
      {review.isPending && <RowSkeletons />}
    </Screen>
  );
}

function Opened({ review }: { review: Review }) {
  const say = useSay();
  const language = useStaffLanguage();
  const { collection, sentBy, sentAt } = review;
  const kinds = useCall(describeContent).data?.data;
  const label = kinds?.find(({ name }) => name === collection)?.['label'];
  const kind = (label as { one: Record<'en' | 'hi', string> } | undefined)?.one[language];
  const title = say('Review', 'जाँच') + (kind === undefined ? '' : `: ${kind}`);
  const at = dayAndHour(sentAt, language);
  return (
    <Screen
      title={title}
      back="/reviews"
      subtitle={say(`Sent by ${sentBy.name ?? ''}, ${at}`, `${sentBy.name ?? ''} ने भेजा, ${at}`)}
    >
      <Whole review={review} />
    </Screen>
  );
}

function Whole({ review }: { review: Review }) {
  const say = useSay();
  const [isMarked, setMarked] = useState(true);
  useShortcut('W', ['Show what changed', 'दिखाएँ क्या बदला'], () => setMarked((was) => !was));
  return (
    <div className="review">
      <div className="review-text">
        <div className="review-tools">
          <ActionButton
            kind="line"
            keys="W"
            aria-pressed={isMarked}
            onClick={() => setMarked(!isMarked)}
          >
            {say('Show what changed', 'दिखाएँ क्या बदला')}
          </ActionButton>
          <Link to={`/content/${review.collection}/${review.document}`}>
            {say('Open in the editor', 'संपादक में खोलें')}
          </Link>
        </div>
        {review.parts.map((part) => (
          <ReviewedPart
            key={part.part}
            part={part}
            isMarked={isMarked}
            comments={review.comments}
          />
        ))}
      </div>
      <aside className="review-side">
        <FourEyes review={review} />
        <Comments review={review} />
        <Decision review={review} />
      </aside>
    </div>
  );
}
