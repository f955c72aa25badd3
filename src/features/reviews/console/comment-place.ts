/** The id of a comment's place in the list. */
export const commentId = (number: number): string => `comment-${number}`;

/** Leads from words to the comment on them. */
export function goToComment(number: number): void {
  const comment = document.getElementById(commentId(number));
  comment?.scrollIntoView({ block: 'nearest' });
  comment?.focus({ preventScroll: true });
}
