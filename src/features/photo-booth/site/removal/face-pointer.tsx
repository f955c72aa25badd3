import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Image } from '#contract/image.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';

/** A place in the photo, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

interface FacePointerProps {
  image: Image;
  /** Undefined until somebody has pointed. */
  place: Place | undefined;
  /** Whether the photo is shown, or the camera in its place. */
  isShown: boolean;
  onPlace: (place: Place) => void;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };
/** A press of an arrow key moves the ring so far; with the shift key, a fifth of it. */
const STEP = 0.025;
/** The radius of the ring, as a share of the photo's shorter side. */
const RADIUS = 0.07;

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The photo, with a ring that is tapped, drawn or moved by keys to a face. */
export function FacePointer({ image, place, isShown, onPlace }: FacePointerProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLButtonElement>(null);
  const { width, height } = image;
  const wasShown = useRef(isShown);
  // The button that led away from the camera is gone, and the ring is what comes next.
  useEffect(() => {
    if (isShown && !wasShown.current) stage.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const pointAt = ({ clientX, clientY }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    onPlace({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const [across, down] = arrows[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    const { x, y } = place ?? MIDDLE;
    const part = event.shiftKey ? 0.2 : 1;
    onPlace({ x: within(x + across * part), y: within(y + down * part) });
  };
  return (
    <figure className="removal-photo">
      <Picture image={image} sizes="(min-width: 900px) 60vw, 100vw" eager />
      <button
        ref={stage}
        type="button"
        className="removal-place"
        aria-label={t('removal.ring')}
        aria-describedby="ring-at"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && pointAt(event)}
        // A click without a pointer is one by a key.
        onClick={(event) => (event.detail === 0 ? onPlace(place ?? MIDDLE) : pointAt(event))}
        onKeyDown={moveByKey}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {place && <Ring at={place} image={image} />}
        </svg>
      </button>
      <figcaption className="type-meta">
        <p id="ring-at" role="status">
          {place
            ? t('removal.ringAt', { x: Math.round(place.x * 100), y: Math.round(place.y * 100) })
            : t('removal.point')}
        </p>
      </figcaption>
    </figure>
  );
}

/** Light around dark, so that it is seen on every photo. */
function Ring({ at, image: { width, height } }: { at: Place; image: Image }) {
  const side = Math.min(width, height);
  const circle = { cx: at.x * width, cy: at.y * height, r: side * RADIUS };
  return (
    <>
      <circle className="removal-ring-under" {...circle} strokeWidth={side * 0.02} />
      <circle className="removal-ring" {...circle} strokeWidth={side * 0.01} />
    </>
  );
}

const within = (part: number) => Math.min(1, Math.max(0, part));
