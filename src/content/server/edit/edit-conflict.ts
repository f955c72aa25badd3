import { Problem } from '#contract/problems.ts';
import type { Part, PartContent } from './parts.ts';

/** A revision, as people compare it. */
export interface Revision {
  id: number;
  authorId: string;
  at: Date;
  content: PartContent;
}

/**
 * Somebody else saved the same part since the revision that a save, or a publication, began from;
 * nothing was changed. On the wire a 409 with both texts, and who wrote the kept one when.
 */
export class EditConflict extends Problem {
  constructor(
    part: Part,
    theirs: Revision | undefined,
    yours?: PartContent,
    fields: readonly string[] = [],
  ) {
    super('conflict', {
      conflict: { part, theirs: theirs ? onWire(theirs) : null, yours: yours ?? null, fields },
    });
  }
}

function onWire({ id, authorId, at, content }: Revision) {
  return { id, authorId, at: at.toISOString(), content };
}
