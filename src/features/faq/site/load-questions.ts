import type { Call } from '#contract/call.ts';
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

/** Groups questions of the same topic. */
export function byTopic<Asked extends { topic: string }>(asked: readonly Asked[]) {
  const topics = [...new Set(asked.map(({ topic }) => topic))];
  return topics.map((topic) => ({
    topic,
    questions: asked.filter((each) => each.topic === topic),
  }));
}
