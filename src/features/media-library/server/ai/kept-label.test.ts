import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bringBack } from '#content/server/edit/bring-back.ts';
import { setFourEyes } from '#content/server/edit/four-eyes.ts';
import { documents } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { audios } from '#features/audios/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import type { LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph, silentMp3 } from '#test/media-files.ts';

const { site, db, media, ask, get, arrive, photoWith, take } = await mediaDesk();
const content = agentDesk(site, '/api/agent/content');

test('what AI had a part in says so in every text, also one of before, and one that comes from files again', async () => {
  const made = await arrive('voice.mp3', silentMp3(200));
  const { stored } = (await ask(`take?id=${made.id}&collection=audios&field=file`)).data;
  const facts = { publishedAt: '2026-11-01T09:00:00+05:30', kind: 'speech' };
  const words = { file: stored, durationSeconds: 5 };
  const en = { title: 'Speech', summary: 'Said.', body: '<p>Said.</p>', words };
  await site.write([audios, { slug: 'speech', facts, en }]);
  const [row] = await db.select().from(documents).where(eq(documents.slug, 'speech'));
  const id = row?.id ?? '';
  const one = { collection: 'audios', id, part: 'en' };
  const history = async () => (await content.get(media, 'revisions', one)).data;
  const [before] = await history();
  const moment = new Date();
  const shown = async () => {
    const { rows } = await db.execute<{ ai: string; title: string }>(sql`
      select title, words -> 'file' ->> 'ai' as ai from versions where document_id = ${id}`);
    return rows[0];
  };
  const publish = async (revision: number) =>
    content.post(media, 'publish', { collection: 'audios', id, revisions: { en: revision } });

  await ask('declare-ai', { id: made.id, extent: 'changed', tool: 'A cloned voice' });
  await expect.poll(async () => (await get(made.id)).file?.ai).toBe('changed');
  expect(await shown()).toEqual({ title: 'Speech', ai: 'changed' });

  const [labelled] = await history();
  const text = { ...en, title: 'A speech' };
  const saved = await content.post(media, 'save', { ...one, content: text, base: labelled.id });
  expect((await publish(saved.data.revision)).status).toBe(200);
  expect(await shown()).toEqual({ title: 'A speech', ai: 'changed' });

  const putBack = { ...one, revision: before.id, base: saved.data.revision };
  const restored = await content.post(media, 'restore-revision', putBack);
  expect((await publish(restored.data.revision)).status).toBe(200);
  expect(await shown()).toEqual({ title: 'Speech', ai: 'changed' });

  await site.write([audios, { slug: 'speech', facts, en: { ...en, title: 'From files' } }]);
  expect(await shown()).toEqual({ title: 'From files', ai: 'changed' });

  await transaction(db, (tx) =>
    bringBack(tx, audios, { documentId: id, moment, authorId: media.id }),
  );
  expect(await shown()).toEqual({ title: 'Speech', ai: 'changed' });
});

test('a label that the site puts on a picture leaves those who wrote a draft its authors', async () => {
  const publisher = [{ role: 'publisher', languages: null }] as const;
  const ila = await someAgent(db, 'ila@campaign.example', publisher);
  const meera = await someAgent(db, 'meera@campaign.example', publisher);
  const reviews = agentDesk(site, '/api/agent/reviews');
  const made = await arrive('approved.jpg', await photograph(1));
  const file = await take(made.id);
  const one = { collection: 'photos', id: await photoWith('approved', file) };
  const facts = { ...one, part: 'facts' };
  const newest = async () => (await content.get(ila, 'revisions', facts)).data[0].id as number;
  const save = async (agent: LoggedIn, photographer: string) => {
    const text = { album: 'jetty', takenAt: '2026-11-01T09:00:00+05:30', file, photographer };
    const base = await newest();
    return (await content.post(agent, 'save', { ...facts, content: text, base })).data.revision;
  };
  const before = { ...one, revisions: { facts: await save(meera, 'Joseph Minj') } };
  expect((await content.post(meera, 'publish', before)).status).toBe(200);
  await transaction(db, (tx) => setFourEyes(tx, 'photos', true));
  await save(ila, 'Ila Rane');
  await ask('declare-ai', { id: made.id, extent: 'changed', tool: 'A filter' });
  await expect.poll(async () => (await get(made.id)).ai).toBe('changed');
  const revisions = { facts: await newest() };
  const sent = await reviews.post(ila, 'submit', { ...one, revisions });
  const review = { collection: 'photos', id: sent.data.id, revisions };
  const whyNot = async (agent: LoggedIn) =>
    (await reviews.get(agent, 'list')).data.map((each: { whyNot: string }) => each.whyNot);
  expect(await whyNot(ila)).toEqual([]);
  expect((await reviews.post(ila, 'approve', review)).status).toBe(403);
  expect(await whyNot(meera)).toEqual([null]);
  expect((await reviews.post(meera, 'approve', review)).status).toBe(200);
});
