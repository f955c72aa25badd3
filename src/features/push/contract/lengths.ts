/** Characters that phones show; more is cut off. Apart from the contract, so that a page does without its library. */
export const LONGEST_TITLE = 50;
export const LONGEST_TEXT = 150;
