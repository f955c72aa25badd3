import { useSay } from '#ui/console/say.tsx';
import type { Review } from './review.ts';

/** Both pairs of eyes by name, and why one may approve or may not. */
export function FourEyes({ review }: { review: Review }) {
  const say = useSay();
  const authors = new Map(
    review.parts.flatMap((part) => part.authors).map((each) => [each.id, each]),
  );
  const names = Array.from(authors.values(), ({ name }) => name ?? '').join(', ');
  const reasons = {
    'wrote-it': say(
      'You wrote some of this, so somebody else has to approve it.',
      'इसमें आपका लिखा है, इसलिए मंज़ूरी कोई और देगा\u202f।',
    ),
    'no-permission': say('Your roles do not approve this.', 'आपकी भूमिका इसे मंज़ूर नहीं करती\u202f।'),
    decided:
      review.state === 'withdrawn'
        ? say('This was taken back, or sent anew.', 'यह वापस लिया गया, या फिर से भेजा गया\u202f।')
        : say('This was decided already.', 'यह पहले ही तय हो चुका है\u202f।'),
  };
  const other = review.state === 'withdrawn' ? review.sentBy : review.decidedBy;
  return (
    <dl className="eyes">
      <div>
        <dt>{names}</dt>
        <dd>{say('wrote it', 'ने लिखा')}</dd>
      </div>
      <div>
        <dt>{other?.name ?? say('You', 'आप')}</dt>
        <dd>
          {review.whyNot
            ? reasons[review.whyNot]
            : say('may approve: you wrote nothing in it', 'मंज़ूरी दे सकते हैं: इसमें आपका लिखा कुछ नहीं')}
        </dd>
      </div>
    </dl>
  );
}
