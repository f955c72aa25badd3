/** Characters; mailboxes cut longer ones off. Apart from the contract, so that a field does without its library. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_PREHEADER = 200;
export const LONGEST_HEADING = 150;
export const LONGEST_BLOCK = 5_000;
export const MAX_BLOCKS = 30;
