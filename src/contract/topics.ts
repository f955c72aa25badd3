/** The topics that people choose for push messages and for the newsletter; without a library, for pages. */
export const topicNames = ['news', 'events', 'quiz', 'media'] as const;

export type Topic = (typeof topicNames)[number];
