/** The time that an act may take when the browser does not tell, in ms: less than a frame. */
const SHARE_MS = 8;

/**
 * Acts once the browser has nothing else to do, and is told how many milliseconds are left; Safari
 * has no idle callback, so there it acts soon. Returns how to stop it.
 */
export function whenIdle(act: (millisecondsLeft: () => number) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback((idle) => act(() => idle.timeRemaining()));
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(() => {
    const until = performance.now() + SHARE_MS;
    act(() => Math.max(0, until - performance.now()));
  });
  return () => clearTimeout(asked);
}
