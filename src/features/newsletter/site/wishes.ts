import type { Language } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';

/** A reader's wishes for the newsletter. */
export interface Wishes {
  language: Language;
  topics: Topic[];
}

/** The name of a topic's box: without scripts, a form sends each field once. */
export const boxOf = (topic: Topic) => `topic-${topic}`;

/** The wishes of a form that was typed; the server says which are none. */
export function wishesIn(typed: Record<string, string>): Wishes {
  return {
    language: typed['language'] as Language,
    topics: topicNames.filter((topic) => typed[boxOf(topic)] !== undefined),
  };
}
