import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { everyRole, newAgent } from '../../e2e/agent.ts';
import type { AgentAccount } from '../../e2e/agent.ts';
import { complain } from '../../e2e/desks.ts';

type Who = 'meera' | 'lata' | 'farida';

/** The people and the work that the pictures show. */
export interface Work {
  people: Record<Who, AgentAccount>;
  /** A press release that waits for a second pair of eyes. */
  review: { collection: string; document: string; id: string };
  /** A piece of news in two languages, begun by Meera and changed by Lata since. */
  news: { id: string; revision: number; hindi: Hindi };
}

export interface Hindi {
  title: string;
  summary: string;
  body: string;
  words: object;
}

const hindi: Hindi = {
  title: 'अंबीघाट में ज़िले का अठारहवाँ शाम का पुस्तकालय',
  summary: 'बयालीस कुर्सियाँ, अच्छी रोशनी और शांति।',
  body: '<p>पुराने नाव घर में अब किताबें हैं।</p><p>सदस्यता मुफ़्त है। नाम और पता बताइए, पहचान पत्र नहीं चाहिए।</p>',
  words: {},
};

/** Posts to a call below `/agent/` as somebody; the data of the reply. */
// oxlint-disable-next-line no-explicit-any -- Each caller knows what it asks for.
export async function post(page: Page, token: string, path: string, data: object): Promise<any> {
  const headers = { 'x-access-token': token };
  const reply = await page.request.post(`/api/agent/${path}`, { data, headers });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()).data;
}

/** Makes colleagues, a text that waits, one that two people write, and letters. */
export async function prepareWork(browser: Browser, origin: string): Promise<Work> {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'en-IN' })).newPage();
  const meera = await newAgent(page, everyRole, 'Meera Kulkarni');
  const lata = await newAgent(page, everyRole, 'Lata Bisht');
  const farida = await newAgent(page, [{ role: 'translator', languages: ['hi'] }], 'Farida Ansari');
  await writeLetters(page);
  const review = await sendToReview(page, lata);
  const news = await beginNews(page, meera);
  await page.context().close();
  return { people: { meera, lata, farida }, review, news };
}

async function writeLetters(page: Page): Promise<void> {
  const letters = [
    ['Sarita Kadam', 'The hand pump at Kesar Wadi has given no water since Tuesday.'],
    [
      'Imran Shaikh',
      'The last bus leaves before the evening shift ends. Can it wait twenty minutes?',
    ],
    ['Rekha Pawar', 'Thank you for the clinic. My mother walks there now.'],
  ] as const;
  for (const [Name, Message] of letters)
    await complain(page, 'other', {
      Name,
      Message,
      Email: `${Name.split(' ')[0]?.toLowerCase()}@example.com`,
    });
}

/** A published press release of the demo with a word changed in it. */
async function sendToReview(page: Page, { token }: AgentAccount) {
  const headers = { 'x-access-token': token };
  const collection = 'press-releases';
  const get = async (path: string, params: Record<string, string>) =>
    (await (await page.request.get(`/api/agent/content/${path}`, { headers, params })).json()).data;
  const [row] = await get('list', { collection, view: 'live' });
  const draft = await get('draft', { collection, id: row.id });
  const { content, revision: base } = draft.parts.find(
    (each: { part: string }) => each.part === 'en',
  );
  const changed = { ...content, title: `${content.title}, from six in the morning` };
  const save = { collection, id: row.id, part: 'en', content: changed, base };
  const { revision } = await post(page, token, 'content/save', save);
  const note = 'The hour is new. It should be out before the first bus.';
  const sent = { collection, id: row.id, revisions: { en: revision }, note };
  const { id } = await post(page, token, 'reviews/submit', sent);
  return { collection, document: String(row.id), id: String(id) };
}

async function beginNews(page: Page, { token }: AgentAccount) {
  const begun = {
    collection: 'news',
    title: 'Ambighat opens the district’s eighteenth evening library',
    slug: randomUUID(),
  };
  const { id } = await post(page, token, 'content/create', begun);
  const save = { collection: 'news', id, part: 'hi', content: hindi, base: null };
  const { revision } = await post(page, token, 'content/save', save);
  return { id: String(id), revision: Number(revision), hindi };
}
