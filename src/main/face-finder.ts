import { createBoundedQueue } from '#contract/bounded-queue.ts';
import { Problem } from '#contract/problems.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import { hasModels } from '#face-search/model-files.ts';
import { askedProcess } from '#face-search/process/ask.ts';
import type { FaceFinder, SelfieVerdict } from '#features/photo-booth/server/finder.ts';
import type { FaceCalls } from './face-calls.ts';
import { processFile } from './process-file.ts';

const LONGEST_MS = 30_000;
/** Starting it takes seconds, and a crowd comes back from a rally within an hour. */
const IDLE_MS = 30 * 60_000;
const RETRY_SECONDS = 5;

/** Why the index cannot be asked now; it may be in a while. */
const UNREADY = ['IndexUnavailable', 'IndexIsBehind'];
const FILLED_SECONDS = 60;

/**
 * Asks the process of faces, which is started by the first selfie; an index on a server apart is at the second
 * address. The process is the one beside this file, unless a measurement names another.
 */
export function createFaceFinder(
  databaseUrl: string,
  indexUrl: string | undefined,
  file = processFile('faces'),
): FaceFinder {
  const faces = askedProcess<FaceCalls>({
    file,
    environment: { ...process.env, FACES_DATABASE: databaseUrl, FACES_INDEX: indexUrl ?? '' },
    longestMs: LONGEST_MS,
    idleMs: IDLE_MS,
  });
  const inTurn = createBoundedQueue({ atOnce: 2, waiting: 40 });
  return {
    isSetUp: () => hasModels(),
    judge: (selfie) =>
      inTurn(() =>
        faces.ask('judge', selfie).catch(ifUnreadable<SelfieVerdict>({ fault: 'unreadable' })),
      ),
    look: (photo) => inTurn(() => faces.ask('look', photo).catch(ifUnreadable<Face[]>([]))),
    search: (search) => inTurn(() => faces.ask('search', search).catch(rethrowAsProblem)),
    stop: faces.stop,
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** A picture that cannot be read is the fault of its sender. */
const ifUnreadable =
  <Verdict>(verdict: Verdict) =>
  (error: unknown): Verdict =>
    nameOf(error) === 'UnreadablePicture' ? verdict : rethrowAsProblem(error);

/** A process that ended is started again for the next try. */
function rethrowAsProblem(error: unknown): never {
  const name = nameOf(error);
  if (name === 'ProcessEnded') throw new Problem('busy', { retryAfter: RETRY_SECONDS });
  if (UNREADY.includes(name)) {
    console.error(error);
    throw new Problem('busy', { retryAfter: FILLED_SECONDS });
  }
  throw error;
}
