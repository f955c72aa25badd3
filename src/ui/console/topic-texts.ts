import type { ConsoleText } from '#contract/console-text.ts';
import type { Topic } from '#contract/topics.ts';

/** The topics of push messages and of the newsletter, as agents read them. */
export const topicTexts: Record<Topic, ConsoleText> = {
  news: ['News and statements', 'समाचार और बयान'],
  events: ['Events', 'कार्यक्रम'],
  quiz: ['Daily quiz', 'रोज़ का क्विज़'],
  media: ['Speeches and videos', 'भाषण और वीडियो'],
};
