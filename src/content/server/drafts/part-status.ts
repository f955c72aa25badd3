import type { PartState, PartStatus } from '../../declare/draft-shapes.ts';
import type { Part } from '../edit/parts.ts';
import type { Standing, StandingPart, StandingReview } from './standing.ts';

interface Marks {
  isBinned: boolean;
}

/** The status of one part: what is nearest to the public names it. */
export function statusOf(standing: Standing, part: Part, { isBinned }: Marks): PartStatus {
  const written = standing.parts.find((each) => each.part === part);
  if (!written) return { part, state: 'not-begun', hasChanges: false, behind: [] };
  const plan = standing.plans.find((each) => each.part === part && each.action === 'publish');
  const review = pendingReview(standing, written);
  const { revisionId, liveRevisionId, behind } = written;
  const shown = plan?.revisionId ?? review?.revisionId ?? liveRevisionId;
  const state = isBinned ? 'binned' : stateOf(written, { isPlanned: plan !== undefined, review });
  return { part, state, hasChanges: shown !== null && shown !== revisionId, behind };
}

interface Pending {
  isPlanned: boolean;
  review: StandingReview | undefined;
}

const ofReview = { waiting: 'in-review', returned: 'returned', approved: 'approved' } as const;

function stateOf(written: StandingPart, { isPlanned, review }: Pending): PartState {
  if (isPlanned) return 'scheduled';
  if (review) return ofReview[review.state];
  if (written.liveRevisionId === null) return 'draft';
  return written.behind.length > 0 ? 'out-of-date' : 'live';
}

/**
 * The review of a part, while what was sent is not public. An approval is of one text: it counts no more
 * once that was changed.
 */
export function pendingReview(
  { reviews }: Pick<Standing, 'reviews'>,
  { part, revisionId, liveRevisionId }: StandingPart,
): StandingReview | undefined {
  const review = reviews.find((each) => each.part === part);
  if (!review || review.revisionId <= (liveRevisionId ?? 0)) return undefined;
  return review.state === 'approved' && review.revisionId !== revisionId ? undefined : review;
}
