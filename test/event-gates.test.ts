import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RoleName } from '#contract/roles.ts';
import { agentRoles, agents, auditLog, eventCheckIns, eventReplies } from '#db/schema/index.ts';
import { testSite } from '#test/site.ts';
import { someAgent } from './agents.ts';
import { category, eventsOf } from './event-site.ts';

const site = await testSite({ content: [category] });
const { db } = site;
const { begin, byPhone, own, replied } = eventsOf(site);
const { id: agentId, token } = await someAgent(db, 'gate@campaign.example', [
  { role: 'supporter-desk', languages: null },
]);
const asAgent = { 'x-access-token': token };
const desk = async (call: string, body: object) =>
  site.post(`/api/agent/event-replies/${call}`, body, asAgent);
const look = async (path: string) =>
  (await site.get(`/api/agent/event-replies/${path}`, asAgent)).json();
const visit = (call: string, body: object) => site.post(`/api/user/event/gate/${call}`, body);

/** An event under way today, and a link for its volunteers. */
async function gateToday() {
  const { id } = await begin({}, 1 / 60);
  await byPhone(id, 1, { name: 'Kaveri Vitthal Shinde', people: 2 });
  await byPhone(id, 2, { name: 'Ila' });
  const { data } = await (await desk('gates/create', { event: id })).json();
  return { id, token: new URL(data.url).hash.slice(1) };
}

const markOf = (reply: string | null) => ({
  id: randomUUID(),
  reply,
  people: 2,
  at: new Date().toISOString(),
});
const sync = async (gate: string, body: object) =>
  (await (await visit('sync', { token: gate, after: 0, marks: [], undone: [], ...body })).json())
    .data;

test('of two volunteers who mark the same person the first stands; a mark that is sent twice is one', async () => {
  const { id, token: gate } = await gateToday();
  const { data } = await (await visit('open', { token: gate })).json();
  expect(data.people.map(({ name }: { name: string }) => name)).toEqual(['Ila', 'Kaveri S.']);
  expect(JSON.stringify(data)).not.toMatch(/98000|Vitthal|phone/);
  const [ila, kaveri] = data.people.map((each: { id: string }) => each.id);
  const both = [markOf(kaveri), markOf(kaveri)];
  const walkIn = markOf(null);
  const stranger = markOf(randomUUID());
  await Promise.all(
    both.flatMap((mark) => [1, 2].map(() => sync(gate, { marks: [mark, walkIn, stranger] }))),
  );
  const all = await sync(gate, {});
  expect(all.marks).toHaveLength(2);
  const [winner] = all.marks.filter(({ reply }: { reply: string }) => reply === kaveri);
  const loser = both.find((mark) => mark.id !== winner.id);
  // Undoing the mark that lost changes nothing; undoing the one that stands does, once.
  await sync(gate, { undone: [loser?.id] });
  expect((await sync(gate, { after: all.turn })).marks).toEqual([]);
  const later = await sync(gate, { after: all.turn, undone: [winner.id], marks: [markOf(ila)] });
  expect(
    later.marks.map((mark: { reply: string; isUndone: boolean }) => [mark.reply, mark.isUndone]),
  ).toEqual([
    [ila, false],
    [kaveri, true],
  ]);
  expect((await sync(gate, { after: later.turn, marks: [markOf(kaveri)] })).marks).toHaveLength(1);
  expect(await db.$count(eventCheckIns, eq(eventCheckIns.eventId, id))).toBe(4);
  const { data: guests } = await look(`people?event=${id}&state=going`);
  expect(guests.map(({ cameIn }: { cameIn: boolean }) => cameIn)).toEqual([true, true]);
  const figures = (await look(`find?event=${id}`)).data;
  expect(figures).toMatchObject({ going: 3, cameIn: 4, walkIns: 2, gates: [{ marks: 4 }] });
});

test('a link opens on the days of its event alone, and ends when an agent revokes it', async () => {
  const soon = await begin({}, 72);
  const early = await (await desk('gates/create', { event: soon.id })).json();
  const notYet = await visit('open', { token: new URL(early.data.url).hash.slice(1) });
  expect(notYet.status).toBe(400);
  expect((await visit('open', { token: 'x'.repeat(43) })).status).toBe(400);

  const { id, token: gate } = await gateToday();
  expect((await visit('open', { token: gate })).status).toBe(200);
  const [{ id: gateId }] = (await look(`find?event=${id}`)).data.gates;
  expect((await desk('gates/revoke', { id: gateId })).status).toBe(200);
  const marks = [markOf(null)];
  expect((await visit('sync', { token: gate, after: 0, marks, undone: [] })).status).toBe(400);
  expect((await visit('open', { token: gate })).status).toBe(400);
  expect(await db.$count(eventCheckIns, eq(eventCheckIns.eventId, id))).toBe(0);
});

test('a link ends with the agent who made it: one who is suspended lets nobody in', async () => {
  const { id, token: gate } = await gateToday();
  const suspend = (at: Date | null) =>
    db.update(agents).set({ suspendedAt: at }).where(eq(agents.id, agentId));
  await suspend(new Date());
  expect((await visit('open', { token: gate })).status).toBe(400);
  const sent = { token: gate, after: 0, marks: [markOf(null)], undone: [] };
  expect((await visit('sync', sent)).status).toBe(400);
  expect(await db.$count(eventCheckIns, eq(eventCheckIns.eventId, id))).toBe(0);
  await suspend(null);
  expect((await visit('open', { token: gate })).status).toBe(200);
});

test('a link ends with the right of the agent who made it', async () => {
  const { id, token: gate } = await gateToday();
  const become = (role: RoleName) =>
    db.update(agentRoles).set({ role }).where(eq(agentRoles.agentId, agentId));
  await become('editor');
  expect((await visit('open', { token: gate })).status).toBe(400);
  const sent = { token: gate, after: 0, marks: [markOf(null)], undone: [] };
  expect((await visit('sync', sent)).status).toBe(400);
  expect(await db.$count(eventCheckIns, eq(eventCheckIns.eventId, id))).toBe(0);
  await become('supporter-desk');
  expect((await visit('open', { token: gate })).status).toBe(200);
});

test('agents see names, open a contact on the record, take people off the list, and export for a reason', async () => {
  const { id } = await begin({ seats: 1 });
  const first = await replied(id, { name: 'First', contact: '9876511111' });
  const next = await replied(id, { name: 'Next', contact: '9876522222' });
  const [row] = (await look(`list`)).data.filter((each: { id: string }) => each.id === id);
  expect(row).toMatchObject({ going: 1, waiting: 1, seats: 1 });
  const { data } = await look(`people?event=${id}&state=going`);
  expect(JSON.stringify(data)).not.toContain('98765');
  expect(data).toMatchObject([{ name: 'First', hasPhone: true, hasEmail: false }]);
  const opened = await (await desk('open', { id: data[0].id })).json();
  expect(opened.data).toEqual({ email: null, phoneNumber: '+919876511111' });
  const recorded = await db
    .select()
    .from(auditLog)
    .where(sql`call = 'openEventReply'`);
  expect(recorded).toMatchObject([{ targetIds: [data[0].id] }]);

  expect((await desk('withdraw', { id: data[0].id })).status).toBe(200);
  expect(await own(first.url)).toMatchObject({ state: 'withdrawn' });
  expect(await own(next.url)).toMatchObject({ state: 'going' });

  expect((await desk('export', { event: id, reason: 'no' })).status).toBe(422);
  const table = await (await desk('export', { event: id, reason: 'Chairs for the hall' })).text();
  expect(table).toContain('+919876522222');
  expect(table).toContain('Chairs for the hall');
  expect(await db.$count(eventReplies, eq(eventReplies.eventId, id))).toBe(2);

  await replied(id, { name: 'Twin', contact: '98765 22222' });
  const { data: waiting } = await look(`people?event=${id}&state=waiting`);
  expect(waiting).toMatchObject([{ name: 'Twin', hasDouble: true }]);
});
