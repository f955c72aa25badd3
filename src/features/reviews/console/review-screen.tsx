import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { allOf, useCallQuery } from '#client/query.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { readReview } from '../contract.ts';
import { Comments } from './comments.tsx';
import { Decision } from './decision.tsx';
import { FourEyes } from './four-eyes.tsx';
import { LanguagePills } from './language-pills.tsx';
import { ReviewChecks } from './review-checks.tsx';
import { ReviewWalk } from './review-walk.tsx';
import type { Review } from './review.ts';
import { useNames } from './reviewed-fields.ts';
import { ReviewedPart } from './reviewed-part.tsx';
import { TakeBack } from './take-back.tsx';
import './reviews.css';

/** One review: what changes, who wrote it and who may approve it, and the two answers to it. */
export default function ReviewScreen() {
  const { collection = '', id = '' } = useParams();
  const say = useSay();
  const review = useCallQuery(readReview, { query: { collection, id } });
  // Values are read by the description of their field.
  const described = useCallQuery(describeContent);
  if (review.data && described.data) return <Opened key={id} review={review.data.data} />;
  return (
    <Screen title={say('Review', 'जाँच')} back="/reviews">
      <QueryState query={allOf(review, described)} />
    </Screen>
  );
}

function Opened({ review }: { review: Review }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { sentBy, sentAt, id } = review;
  const { kind } = useNames(review.collection);
  const title = say('Review', 'जाँच') + (kind === undefined ? '' : `: ${kind}`);
  const at = dayAndHour(sentAt, language);
  return (
    <Screen
      title={title}
      back="/reviews"
      subtitle={say(`Sent by ${sentBy.name ?? ''}, ${at}`, `${sentBy.name ?? ''} ने भेजा, ${at}`)}
      actions={<ReviewWalk id={id} />}
    >
      <Whole review={review} />
    </Screen>
  );
}

function Whole({ review }: { review: Review }) {
  const say = useSay();
  const [isMarked, setMarked] = useState(true);
  const [language, setLanguage] = useState<Language>(
    () => allLanguages.find((each) => review.parts.some(({ part }) => part === each)) ?? 'en',
  );
  useShortcut('W', ['Show what changed', 'दिखाएँ क्या बदला'], () => setMarked((was) => !was));
  return (
    <div className="review">
      <div className="review-text">
        <div className="review-tools">
          <LanguagePills review={review} chosen={language} onChoose={setLanguage} />
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
        {review.parts
          .filter(({ part }) => part === language || part === 'facts')
          .map((part) => (
            <ReviewedPart key={part.part} {...{ review, part, isMarked }} />
          ))}
      </div>
      <aside className="review-side">
        {review.note && (
          <p className="review-ask">
            {review.sentBy.name}: “{review.note}”
          </p>
        )}
        <FourEyes review={review} />
        <Comments review={review} />
        <ReviewChecks review={review}>
          <TakeBack review={review} />
          <Decision review={review} />
        </ReviewChecks>
      </aside>
    </div>
  );
}
