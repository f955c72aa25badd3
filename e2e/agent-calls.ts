import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Makes a call below `/agent/` as the agent of the page; what it answers is its data. */
export async function ask(page: Page, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('agent:x-access-token') ?? '');
  const options = { headers: { 'x-access-token': token }, ...(data && { data }) };
  const method = data ? 'POST' : 'GET';
  const reply = await page.request.fetch(`/api/agent/${path}`, { ...options, method });
  const body = await reply.json();
  expect(body, path).toMatchObject({ success: true });
  return body.data;
}

/** The id of the published document that comes first in its list. */
export async function newestIn(page: Page, collection: string): Promise<string> {
  const [{ id }] = await ask(page, `content/list?collection=${collection}&view=live`);
  return id;
}

/** Makes a draft that is a copy of that document; returns its id. */
export async function copyNewest(page: Page, collection: string): Promise<string> {
  const id = await newestIn(page, collection);
  return (await ask(page, 'content/duplicate', { collection, id })).id;
}

/** Changes some of the English words of a document, in its newest revision. */
export async function changeEnglish(page: Page, collection: string, id: string, words: object) {
  const { parts } = await ask(page, `content/draft?collection=${collection}&id=${id}`);
  const english = parts.find(({ part }: { part: string }) => part === 'en');
  const content = { ...english.content, ...words };
  const body = { collection, id, part: 'en', content, base: english.revision };
  await ask(page, 'content/save', body);
}

/** Writes a document whose facts are those of another one, and sends it to review. */
export async function sendToReview(
  page: Page,
  collection: string,
  title: string,
  wish: object = {},
) {
  const { id } = await ask(page, 'content/create', {
    collection,
    title,
    slug: randomUUID(),
  });
  const other = await newestIn(page, collection);
  const like = await ask(page, `content/draft?collection=${collection}&id=${other}`);
  const revisions: Record<string, number> = {};
  const own = await ask(page, `content/draft?collection=${collection}&id=${id}`);
  for (const part of ['facts', 'en']) {
    const { content } = like.parts.find((each: { part: string }) => each.part === part);
    const { revision } = own.parts.find((each: { part: string }) => each.part === part) ?? {};
    const titled = part === 'en' ? { ...content, title } : content;
    const body = { collection, id, part, content: titled, base: revision ?? null };
    revisions[part] = (await ask(page, 'content/save', body)).revision;
  }
  await ask(page, 'reviews/submit', {
    collection,
    id,
    revisions,
    note: 'For Monday',
    ...wish,
  });
  return { id: String(id), path: String(own.path) };
}
