import { expect } from 'vitest';
import { agentDesk } from './agent-desk.ts';
import type { LoggedIn } from './agent-desk.ts';
import type { TestSite } from './site.ts';

export const english = {
  title: 'A statement',
  summary: 'In short.',
  body: '<p>We say so.</p>',
  words: {},
};
export const facts = {
  category: 'other',
  publishedAt: '2026-11-20T09:30:00+05:30',
  place: 'Dhavri',
};

/** The calls about content and its reviews, with statements to review; what they answer is asserted by each test. */
export function reviewDesk(site: TestSite) {
  const content = agentDesk(site, '/api/agent/content');
  const { post, get } = agentDesk(site, '/api/agent/reviews');

  async function statement(agent: LoggedIn) {
    const { data } = await content.post(agent, 'create', { collection: 'press-releases' });
    const one = { collection: 'press-releases', id: data.id as string };
    const described = await content.get(agent, 'collections');
    const declared = described.data.find((each: { name: string }) => each.name === one.collection);
    const names = declared.groups.flatMap((group: { fields: object[] }) => group.fields);
    const field = names.find((each: { name: string }) => each.name === 'category');
    const category = field.choices[0]?.value ?? facts.category;
    const save = async (part: string, text: object) =>
      (await content.post(agent, 'save', { ...one, part, content: text, base: null })).data
        .revision as number;
    const known = names.map((each: { name: string }) => each.name);
    const its = Object.fromEntries(
      Object.entries({ ...facts, category }).filter(([name]) => known.includes(name)),
    );
    return { one, revisions: { facts: await save('facts', its), en: await save('en', english) } };
  }

  async function sent(agent: LoggedIn, wish: object = {}) {
    const { one, revisions } = await statement(agent);
    const reply = await post(agent, 'submit', { ...one, revisions, note: 'For Monday', ...wish });
    expect(reply).toMatchObject({ status: 201 });
    const review = { collection: one.collection, id: reply.data.id as string, revisions };
    return { one, revisions, review };
  }

  return { content, post, get, statement, sent };
}
