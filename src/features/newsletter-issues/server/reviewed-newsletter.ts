import type { Reviewed } from '#content/server/edit/four-eyes.ts';

/** A mail in thousands of mailboxes cannot be taken back, so that a second person approves it unless it is switched off. */
export const reviewedNewsletter: Reviewed = { section: 'newsletter', needsReview: true };
