import { isDeepStrictEqual } from 'node:util';
import type { PartContent } from '../server/edit/parts.ts';
import type { StoredPart } from './read-stored.ts';

/** The one state of a part that a campaign's file holds. */
export interface ChosenPart {
  content: PartContent;
  state: 'live' | 'planned' | 'draft';
  publishAt?: Date;
  /** When it ceases to be public. */
  unpublishAt?: Date;
  /** A draft beside the public text, or a change that becomes public at a moment. */
  beside?: { content: PartContent; publishAt?: Date };
  /** States that the file cannot hold beside it, for the list of what was left out. */
  leftOut: string[];
}

type Beside = Pick<StoredPart, 'draft' | 'live' | 'planned' | 'plannedAt'>;

function besideOf({ draft, live, planned, plannedAt }: Beside): ChosenPart['beside'] {
  if (planned && plannedAt) return { content: planned, publishAt: new Date(plannedAt) };
  return isDeepStrictEqual(live, draft) ? undefined : { content: draft };
}

/** A file holds the public text, else the scheduled one, else the draft. */
export function choosePart({ draft, live, planned, plannedAt, endsAt }: StoredPart): ChosenPart {
  const leftOut: string[] = [];
  const ends = endsAt ? { unpublishAt: new Date(endsAt) } : {};
  if (live) {
    const beside = besideOf({ draft, live, planned, plannedAt });
    if (planned && !isDeepStrictEqual(planned, draft))
      leftOut.push('a draft that is newer than what is scheduled');
    return { content: live, state: 'live', ...ends, ...(beside && { beside }), leftOut };
  }
  if (!planned || !plannedAt) return { content: draft, state: 'draft', ...ends, leftOut };
  if (!isDeepStrictEqual(planned, draft))
    leftOut.push('a draft that is newer than what is scheduled');
  return { content: planned, state: 'planned', publishAt: new Date(plannedAt), ...ends, leftOut };
}
