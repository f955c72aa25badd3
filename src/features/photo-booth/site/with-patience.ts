/** Tries after the network has come back, or after a moment where the browser does not notice it. */
const TRIES = 20;
const PAUSE_MS = 5_000;

interface Patience {
  /** Whether it failed because no answer came. */
  isLost: (error: unknown) => boolean;
  tellWaiting: (isWaiting: boolean) => void;
}

/** Does something over the network, once more whenever the network was lost; throws when it stays away. */
export async function withPatience<Answer>(
  run: () => Promise<Answer>,
  { isLost, tellWaiting }: Patience,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isLost(error) || tries === TRIES) throw error;
      tellWaiting(true);
      await untilOnline();
      tellWaiting(false);
    }
  }
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      resolve();
    };
    addEventListener('online', go);
    setTimeout(go, PAUSE_MS);
  });
}
