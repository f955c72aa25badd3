import type { PartState, PartStatus } from '../../declare/draft-shapes.ts';
import type { Part } from '../edit/parts.ts';
import type { EditorialState, WrittenPart, PartReview } from './editorial-state.ts';

interface Marks {
  isBinned: boolean;
}

/** The status of one part: what is nearest to the public names it. */
export function statusOf(editorial: EditorialState, part: Part, { isBinned }: Marks): PartStatus {
  const written = editorial.parts.find((each) => each.part === part);
  if (!written) return { part, state: 'not-begun', hasChanges: false, behind: [] };
  const plan = editorial.plans.find((each) => each.part === part && each.action === 'publish');
  const review = pendingReview(editorial, written);
  const { revisionId, liveRevisionId, behind } = written;
  const shown = plan?.revisionId ?? review?.revisionId ?? liveRevisionId;
  const state = isBinned ? 'binned' : stateOf(written, { isPlanned: plan !== undefined, review });
  return { part, state, hasChanges: shown !== null && shown !== revisionId, behind };
}

interface Pending {
  isPlanned: boolean;
  review: PartReview | undefined;
}

const ofReview = { waiting: 'in-review', returned: 'returned', approved: 'approved' } as const;

function stateOf(written: WrittenPart, { isPlanned, review }: Pending): PartState {
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
  { reviews }: Pick<EditorialState, 'reviews'>,
  { part, revisionId, liveRevisionId }: WrittenPart,
): PartReview | undefined {
  const review = reviews.find((each) => each.part === part);
  if (!review || review.revisionId <= (liveRevisionId ?? 0)) return undefined;
  return review.state === 'approved' && review.revisionId !== revisionId ? undefined : review;
}
