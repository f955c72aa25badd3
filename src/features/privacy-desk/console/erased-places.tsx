import type { RefObject } from 'react';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import type { OpenRequest } from './open-request.ts';

interface ErasedPlacesProps {
  erasure: NonNullable<OpenRequest['erasure']>;
  title: RefObject<HTMLHeadingElement | null>;
}

/** An erasure that was confirmed, place by place: a tick where nothing is left. */
export function ErasedPlaces({ erasure, title: heading }: ErasedPlacesProps) {
  const say = useSay();
  const { state, askedBy, confirmedBy, places } = erasure;
  const isRunning = state === 'running';
  const by = confirmedBy ?? askedBy;
  const title = isRunning ? say('Being erased', 'मिटाया जा रहा है') : say('Erased', 'मिटा दिया गया');
  return (
    <section className="erased" aria-labelledby="erased-title" aria-busy={isRunning || undefined}>
      <h3 id="erased-title" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="row-note">
        {confirmedBy
          ? say(
              `${askedBy} asked for it, ${by} confirmed it.`,
              `${askedBy} ने माँगा, ${by} ने पुष्टि की\u202f।`,
            )
          : say(`${by} erased it, alone at this desk.`, `${by} ने इस डेस्क पर अकेले मिटाया\u202f।`)}
      </p>
      <ul className="erased-places">
        {places.map((place) => (
          <ErasedPlace key={place.label[0]} place={place} />
        ))}
      </ul>
      {places.length === 0 && <p>{say('Nothing was held.', 'कुछ भी जमा नहीं था\u202f।')}</p>}
      <p role="status" className="visually-hidden">
        {title}
      </p>
    </section>
  );
}

function ErasedPlace({
  place: { label, rows, isGone },
}: {
  place: NonNullable<OpenRequest['erasure']>['places'][number];
}) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <li className={isGone ? 'erased-place erased-gone' : 'erased-place'}>
      <span className="erased-box" aria-hidden="true">
        {isGone && <ConsoleIcon name="check" />}
      </span>
      <span>
        {sayText(label)} <span className="view-count">{rows}</span>
      </span>
      <span className="row-note">
        {isGone ? say('nothing left', 'कुछ नहीं बचा') : say('still going', 'अभी बाक़ी')}
      </span>
    </li>
  );
}
