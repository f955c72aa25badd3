import { expect, test } from 'vitest';
import { newsCategories } from '#features/news/collection.ts';
import { quizQuestions } from '#features/quiz/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { quizQuestion } from '#test/quiz-game.ts';
import { testSite } from '#test/site.ts';

const category = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({
  pages: true,
  content: [[newsCategories, category], quizQuestion(1)],
});
const ila = await someAgent(site.db, 'ila@campaign.example', [
  { role: 'publisher', languages: null },
]);
const { post } = agentDesk(site, '/api/agent/content');

const facts = { category: 'education', publishedAt: '2026-11-14T09:30:00+05:30' };
const english = {
  title: 'A library opens at five',
  summary: 'Forty seats.',
  body: '<p>It opens at five.</p>',
  words: { place: 'Ambighat' },
};

async function draft(slug: string) {
  const { data } = await post(ila, 'create', { collection: 'news', slug });
  const one = { collection: 'news', id: data.id as string };
  await post(ila, 'save', { ...one, part: 'facts', content: facts, base: null });
  await post(ila, 'save', { ...one, part: 'en', content: english, base: null });
  return one;
}

const preview = async (one: object, wish: object = {}) =>
  (await post(ila, 'preview', { ...one, language: 'en', ...wish })).data as {
    url: string;
    endsAt: string;
  };

test('a preview is the real page with the draft in it, kept nowhere, and nobody else is shown it', async () => {
  const slug = 'library-at-five';
  const one = await draft(slug);
  const { url } = await preview(one, { theme: 'dark' });
  expect(url).toMatch(new RegExp(`^/news/${slug}[?]preview=`));
  const page = await site.get(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const html = await page.text();
  expect(html).toContain('A library opens at five');
  expect(html).toContain('<html data-theme="dark"');
  expect((await site.get(`/news/${slug}`)).status).toBe(404);
  const list = await (await site.get('/news')).text();
  expect(list).not.toContain('A library opens at five');
});

test('a preview shows what was saved since, beside what is public', async () => {
  const slug = 'library-at-six';
  const one = await draft(slug);
  const read = await agentDesk(site, '/api/agent/content').get(ila, 'draft', one);
  const revisions = Object.fromEntries(
    read.data.parts.map(({ part, revision }: { part: string; revision: number }) => [
      part,
      revision,
    ]),
  );
  await post(ila, 'publish', { ...one, revisions });
  const { url } = await preview(one);
  await expect.poll(async () => (await site.get(`/news/${slug}`)).status).toBe(200);
  const content = { ...english, title: 'A library opens at six' };
  await post(ila, 'save', { ...one, part: 'en', content, base: revisions.en });
  expect(await (await site.get(url)).text()).toContain('opens at six');
  expect(await (await site.get(`/news/${slug}`)).text()).not.toContain('opens at six');
});

test('a changed address opens nothing, nor does one whose session ended', async () => {
  const one = await draft('library-of-one');
  const farida = await someAgent(site.db, 'farida@campaign.example', [
    { role: 'editor', languages: null },
  ]);
  const asked = await post(farida, 'preview', { ...one, language: 'en' });
  const { url } = asked.data as { url: string };
  expect((await site.get(url)).status).toBe(200);
  // The last letter carries fewer bits than it could, so one before it is changed.
  const changed = `${url.slice(0, -3)}${url.at(-3) === 'x' ? 'y' : 'x'}${url.slice(-2)}`;
  expect((await site.get(changed)).status).toBe(404);
  await site.post('/api/agent/logout', {}, { 'x-access-token': farida.token });
  expect((await site.get(url)).status).toBe(404);
});

test('a preview of a question that nobody was asked today does not put its draft into the quiz of the day', async () => {
  const farida = await someAgent(site.db, 'farida-quiz@campaign.example', [
    { role: 'editor', languages: null },
  ]);
  const desk = agentDesk(site, '/api/agent/content');
  const { data: list } = await desk.get(farida, 'list', { collection: quizQuestions.name });
  const one = { collection: quizQuestions.name, id: list[0].id as string };
  const { parts } = (await desk.get(farida, 'draft', one)).data;
  const { content, revision } = parts.find(({ part }: { part: string }) => part === 'en');
  const changed = { ...content, title: 'A question that nobody approved?' };
  await post(farida, 'save', { ...one, part: 'en', content: changed, base: revision });
  const asked = await post(farida, 'preview', { ...one, language: 'en' });
  const page = await site.get((asked.data as { url: string }).url);
  expect(await page.text()).toContain('A question that nobody approved?');
  const quiz = await (await site.get('/api/quiz-question/user/get')).json();
  expect(quiz.data.questions).toMatchObject([{ question: 'Question 1?' }]);
});
