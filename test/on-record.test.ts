import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { verifyChain } from '#audit/verify-chain.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { Problem } from '#contract/problems.ts';
import { agents, auditLog } from '#db/schema/index.ts';
import { bind } from '#http/bind.ts';
import type { Handler } from '#http/bind.ts';
import { callNeeding, someAgent } from '#test/agents.ts';
import { peopleSite } from '#test/people-site.ts';

const ofDesk = {
  summary: 'A call of a desk',
  access: { agent: 'supporters:write' },
  audit: { target: 'supporter', id: 'id' },
  reply: done,
} as const;

const write = (path: string) =>
  endpoint({ ...ofDesk, name: path, method: 'POST', path: `/agent/${path}` });

const openCard = endpoint({
  ...ofDesk,
  name: 'openCard',
  method: 'GET',
  path: '/agent/card',
  access: { agent: 'supporters:read' },
  query: z.object({ id: z.string() }),
  reply: success({ data: z.object({ name: z.string() }) }),
});

const merge = endpoint({
  ...write('merge'),
  body: z.object({ id: z.array(z.string()), note: z.string() }),
});
const fails: Handler<Endpoint> = ({ act }) =>
  act(async (tx) => {
    await tx.insert(agents).values({ email: 'half@campaign.example', name: 'Half' });
    throw new Error('the disk is full');
  });

const site = await peopleSite({
  scale: 1,
  others: () => [
    bind(openCard, async ({ query }) => {
      if (query.id === 'nobody') throw new Problem('notFound');
      return { data: { name: 'Asha Pawar' } };
    }),
    bind(merge, async ({ act, addTargets: touch }) => {
      await act(async () => touch('made-7'));
      return { message: 'Merged.' };
    }),
    bind(write('forgetful'), async () => ({ message: 'Done.' })),
    bind(write('failing'), fails),
    bind(write('unwilling'), async () => {
      throw new Problem('doneAlready');
    }),
    callNeeding('agents:admin'),
    callNeeding('news:write'),
  ],
});
const { db } = site;
const desk = await someAgent(db, 'desk@campaign.example', [
  { role: 'supporter-desk', languages: null },
  { role: 'translator', languages: ['hi'] },
]);

const newest = async () =>
  (await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1))[0];
const count = () => db.$count(auditLog);

test("reading somebody's card is recorded before it is shown: who, what, when, from where", async () => {
  const card = await site.ask('/agent/card?id=s-12', undefined, desk.token);
  expect(card.data).toEqual({ name: 'Asha Pawar' });
  const row = await newest();
  expect(row).toMatchObject({
    realm: 'agents',
    actorId: desk.id,
    call: 'openCard',
    target: 'supporter',
    targetIds: ['s-12'],
    outcome: 'done',
    network: '127.0.0.0/24',
  });
  expect(JSON.stringify(row)).not.toContain('Asha');
});

test('data is not read when the record cannot be written', async () => {
  await db.execute('ALTER TABLE audit_log RENAME TO audit_log_away');
  const card = await site.ask('/agent/card?id=s-12', undefined, desk.token);
  await db.execute('ALTER TABLE audit_log_away RENAME TO audit_log');
  expect(card).toMatchObject({ status: 500, success: false });
  expect(JSON.stringify(card)).not.toContain('Asha');
});

test('a change is recorded with the ids that were named and made, and nothing of what was written', async () => {
  const words = { id: ['s-1', 's-2'], note: 'Both are the same person' };
  expect((await site.ask('/agent/merge', words, desk.token)).status).toBe(200);
  const row = await newest();
  expect(row).toMatchObject({ call: 'merge', targetIds: ['s-1', 's-2', 'made-7'] });
  expect(JSON.stringify(row)).not.toContain('same person');
});

test('of a text in place of an id a hundred characters are kept', async () => {
  await site.ask('/agent/merge', { id: ['x'.repeat(5_000)], note: '' }, desk.token);
  expect((await newest())?.targetIds).toEqual(['x'.repeat(100), 'made-7']);
});

test('an id that is cut inside a letter, or is half of one, breaks no chain', async () => {
  for (const id of [`a${'😀'.repeat(60)}`, 'half \ud83d of it', '🙂'])
    expect((await site.ask('/agent/merge', { id: [id], note: '' }, desk.token)).status).toBe(200);
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
});

test('a call that changes something past its record is a fault', async () => {
  const answer = await site.ask('/agent/forgetful', {}, desk.token);
  expect(answer.status).toBe(500);
  expect(await newest()).toMatchObject({ call: 'forgetful', outcome: 'failed' });
});

test('a fault of ours undoes the act and is on record', async () => {
  expect((await site.ask('/agent/failing', {}, desk.token)).status).toBe(500);
  expect(await newest()).toMatchObject({ call: 'failing', outcome: 'failed', actorId: desk.id });
  expect(await db.$count(agents, eq(agents.email, 'half@campaign.example'))).toBe(0);
});

test('nothing is recorded where nothing was done or found', async () => {
  const before = await count();
  expect((await site.ask('/agent/unwilling', {}, desk.token)).status).toBe(409);
  expect((await site.ask('/agent/card?id=nobody', undefined, desk.token)).status).toBe(404);
  expect((await site.ask('/agent/card', undefined, desk.token)).status).toBe(422);
  expect((await site.ask('/agent/card?id=s-12')).status).toBe(401);
  expect(await count()).toBe(before);
});

test('an agent acts in the languages of their role, and in no other', async () => {
  const inLanguage = (language?: string) =>
    site.ask('/agent/fixture/news/write', { language }, desk.token);
  expect((await inLanguage('hi')).status).toBe(200);
  for (const other of ['en', 'mr', 'HI', 'x', undefined])
    expect((await inLanguage(other)).status, other).toBe(403);
});

test('a refused agent is on record, and repeated refusals are limited', async () => {
  const stranger = await someAgent(db, 'stranger@campaign.example');
  const tryIt = async () =>
    (await site.ask('/agent/fixture/agents/admin', {}, stranger.token)).status;
  expect(await tryIt()).toBe(403);
  expect(await newest()).toMatchObject({
    actorId: stranger.id,
    call: 'fixture:agents:admin',
    outcome: 'refused',
    targetIds: [],
  });
  for (let times = 1; times < 120; times += 1) expect(await tryIt()).toBe(403);
  expect(await tryIt()).toBe(429);
  expect(await db.$count(auditLog, eq(auditLog.actorId, stranger.id))).toBe(120);
});

test.each([
  ['does not say what it keeps', { audit: undefined }, 'does not say what the audit log keeps'],
  ['changes something unrecorded', { audit: 'nothing personal' }, 'the audit log keeps it'],
  ['is not below /agent/', { path: '/desk/merge' }, 'below /agent/'],
  ['is open to visitors', { access: 'user' }, 'below /agent/'],
  ['is open to everybody', { access: 'public' }, 'below /agent/'],
] as const)('a call of agents that %s cannot be bound', (_, wrong, why) => {
  const declared: Endpoint = { ...merge, ...wrong };
  expect(() => bind(declared, fails)).toThrow(why);
});
