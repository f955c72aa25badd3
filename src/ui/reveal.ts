// spec: constant:animation
const RISE = { duration: 1000, easing: 'cubic-bezier(.2,.7,.1,1)', fill: 'backwards' } as const;
const PAINT: Keyframe[] = [{ clipPath: 'inset(100% 0 0)' }, { clipPath: 'inset(0)' }];
/** The distance in pixels that an element is inside the view before it is revealed. */
const INSIDE = 120;
const STAGGER = 60;
const SIBLINGS = 4;
const THROTTLE = 99;
const LEAST_MEMORY = 4;

/**
 * Reveals `.reveal` elements below the first screen once, when they scroll into view. Neither
 * markup nor style hides them: without this call every page is complete.
 */
export function startReveal(): void {
  if (wantsRest()) return;
  const waiting = new Map(belowTheFold().map((element) => [element, hold(element)]));
  const entered = throttled((elements) => elements.forEach(rise));
  const observer = new IntersectionObserver(
    (entries) =>
      entered(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)),
    { rootMargin: `0px 0px -${INSIDE}px` },
  );
  for (const element of waiting.keys()) observer.observe(element);

  function rise(element: Element, order: number): void {
    observer.unobserve(element);
    const animation = waiting.get(element);
    if (!animation) return;
    animation.effect?.updateTiming({ delay: Math.min(order, SIBLINGS - 1) * STAGGER });
    animation.play();
  }
}

/** Whether the visitor, the network or the phone calls for no animation. */
function wantsRest(): boolean {
  const { connection, deviceMemory } = navigator as Navigator & {
    connection?: { saveData?: boolean };
    deviceMemory?: number;
  };
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scarce = connection?.saveData === true || 'lite' in document.documentElement.dataset;
  return reduced || scarce || (deviceMemory ?? LEAST_MEMORY) < LEAST_MEMORY;
}

/**
 * The elements below the first screen, without those too near the foot of the page to come far
 * enough into view.
 */
function belowTheFold(): Element[] {
  const reach = document.documentElement.scrollHeight - scrollY - INSIDE;
  return [...document.querySelectorAll('.reveal')].filter((element) => {
    const { top } = element.getBoundingClientRect();
    return top > innerHeight && top < reach;
  });
}

/** Hidden by a paused animation rather than a class, so that hydration finds unchanged markup. */
function hold(element: Element): Animation {
  const animation = element.animate(PAINT, RISE);
  animation.pause();
  return animation;
}

function throttled(run: (elements: Element[]) => void): (elements: Element[]) => void {
  const collected: Element[] = [];
  return (elements) => {
    if (collected.length === 0 && elements.length > 0) {
      setTimeout(() => run(collected.splice(0)), THROTTLE);
    }
    collected.push(...elements);
  };
}
