import type { Reviewed } from '#content/server/edit/four-eyes.ts';

/** A message on everybody's phone cannot be taken back, so that a second person approves it unless it is switched off. */
export const reviewedPush: Reviewed = { section: 'push', needsReview: true };
