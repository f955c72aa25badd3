/** Topics that somebody chooses from; apart from the contract, so that a page does without its library. */
export const pushTopics = ['news', 'events', 'quiz', 'media'] as const;

export type PushTopic = (typeof pushTopics)[number];

/** Characters that phones show; more is cut off. */
export const LONGEST_TITLE = 50;
export const LONGEST_TEXT = 150;
