import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { listFaqs } from '../contract.ts';

/** Loads the questions by topic; topics are in the order of their first question. */
export async function loadQuestions(call: Call) {
  const { data } = await call(listFaqs);
  const questions = data.map(({ slug, title, body, topic, language }) => {
    return { slug, title, body, topic, language };
  });
  return byTopic(questions);
}

export type Topic = Awaited<ReturnType<typeof loadQuestions>>[number];
export type Question = Topic['questions'][number];

/** Groups questions of the same topic, whose name is in the language of its questions. */
export function byTopic<Asked extends { topic: string; language: Language }>(
  asked: readonly Asked[],
) {
  const topics = new Map(asked.map(({ topic, language }) => [topic, language]));
  return [...topics].map(([topic, language]) => ({
    topic,
    language,
    questions: asked.filter((each) => each.topic === topic),
  }));
}
