import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agentRoles, agents, agentSessions, auditLog } from '#db/schema/index.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { agentRoutes } from '#features/agents/server/routes.ts';
import { collections } from '#main/collections.ts';
import { takeBackPlansOf } from '#main/take-back-plans.ts';
import { agentPassword, callNeeding, someAgent } from '#test/agents.ts';
import { peopleSite } from '#test/people-site.ts';

const site = await peopleSite({
  others: (services) => [
    ...accountRoutes(services),
    ...agentRoutes({ ...services, takeBackPlans: takeBackPlansOf(collections) }),
    callNeeding('news:publish'),
  ],
});
const { db, pool } = site;
const publish = '/agent/fixture/news/publish';
const me = async (token?: string) => site.ask('/agent/me', undefined, token);
const publisher = { role: 'publisher', languages: null } as const;

test('an agent logs in with a password, is told what they may do, and logs out', async () => {
  const { id } = await someAgent(db, 'one@campaign.example', [
    publisher,
    { role: 'translator', languages: ['hi', 'mr'] },
  ]);
  const credentials = { email: ' One@Campaign.example', password: agentPassword };
  const { status, token } = await site.ask('/agent/login', credentials);
  expect(status).toBe(200);

  const { data } = await me(token);
  expect(data).toMatchObject({ id, email: 'one@campaign.example', name: 'Ila Rane' });
  expect(data.roles).toEqual(['publisher', 'translator']);
  expect(data.permissions).toContain('news:publish');
  expect(data.permissions).not.toContain('agents:read');

  expect((await site.ask('/agent/logout', {}, token)).status).toBe(200);
  expect((await me(token)).status).toBe(401);
  const recorded = await db.select().from(auditLog).where(eq(auditLog.actorId, id));
  expect(recorded.map((row) => [row.call, row.targetIds, row.outcome])).toEqual([
    ['logInAgent', [id], 'done'],
    ['logOutAgent', [id], 'done'],
  ]);
});

test('a wrong password and an unknown address are answered alike, and never by a 401', async () => {
  await someAgent(db, 'two@campaign.example');
  const wrong = { email: 'two@campaign.example', password: 'not the password' };
  const answer = await site.ask('/agent/login', wrong);
  expect(answer).toMatchObject({ status: 400, success: false });
  expect(await site.ask('/agent/login', { ...wrong, email: 'no@campaign.example' })).toEqual(
    answer,
  );
});

test("a token of one realm opens nothing of the other's", async () => {
  const visitor = await site.member('9876550001');
  const agent = await someAgent(db, 'three@campaign.example', [publisher]);
  expect((await site.ask('/user/profile', undefined, visitor)).status).toBe(200);
  expect((await site.ask(publish, {}, agent.token)).status).toBe(200);

  for (const path of ['/agent/me', '/user/profile', '/user/sessions', '/user/consents']) {
    const wrong = path.startsWith('/agent') ? visitor : agent.token;
    expect((await site.ask(path, undefined, wrong)).status, path).toBe(401);
  }
  for (const path of ['/agent/logout', publish])
    expect((await site.ask(path, {}, visitor)).status, path).toBe(401);
  expect((await site.ask('/user/logout', {}, agent.token)).status).toBe(401);
  expect((await me(agent.token)).status).toBe(200);
});

test("a visitor's password and address log nobody in as an agent, nor the other way round", async () => {
  await someAgent(db, 'four@campaign.example');
  const agent = { email: 'four@campaign.example', password: agentPassword };
  expect((await site.ask('/user/login', agent)).status).toBe(400);
  expect((await site.ask('/agent/login', agent)).status).toBe(200);
});

test.each([
  ['30 minutes after its last use', "seen_at = now() - interval '30 minutes 1 second'"],
  ['12 hours after log-in', "created_at = now() - interval '12 hours 1 second'"],
])("an agent's session ends %s", async (_, aged) => {
  const { id, token } = await someAgent(db, `${aged.slice(0, 4)}@campaign.example`);
  const away = "seen_at = now() - interval '28 minutes', created_at = now() - interval '11 hours'";
  await pool.query(`UPDATE agent_sessions SET ${away} WHERE owner_id = $1`, [id]);
  expect((await me(token)).status).toBe(200);
  await pool.query(`UPDATE agent_sessions SET ${aged} WHERE owner_id = $1`, [id]);
  expect((await me(token)).status).toBe(401);
});

test('of more than five sessions of an agent the oldest end', async () => {
  const { id, token } = await someAgent(db, 'five@campaign.example');
  const credentials = { email: 'five@campaign.example', password: agentPassword };
  for (let times = 0; times < 5; times += 1) await site.ask('/agent/login', credentials);
  expect((await me(token)).status).toBe(401);
  expect(await db.$count(agentSessions, eq(agentSessions.ownerId, id))).toBe(5);
});

test('a suspended agent is logged out at once, and stays out', async () => {
  const { id, token } = await someAgent(db, 'six@campaign.example', [publisher]);
  await db.update(agents).set({ suspendedAt: new Date() }).where(eq(agents.id, id));
  expect((await me(token)).status).toBe(401);
  expect((await site.ask(publish, {}, token)).status).toBe(401);
  const credentials = { email: 'six@campaign.example', password: agentPassword };
  expect((await site.ask('/agent/login', credentials)).status).toBe(400);
});

test('a role that is taken away opens nothing from then on', async () => {
  const { id, token } = await someAgent(db, 'seven@campaign.example', [publisher]);
  expect((await site.ask(publish, {}, token)).status).toBe(200);
  await db.delete(agentRoles).where(eq(agentRoles.agentId, id));
  expect((await site.ask(publish, {}, token)).status).toBe(403);
  expect((await me(token)).data).toMatchObject({ roles: [], permissions: [] });
});

test('a token from a browser is worth nothing to an agent without the cookie beside it', async () => {
  await someAgent(db, 'eight@campaign.example');
  const credentials = { email: 'eight@campaign.example', password: agentPassword };
  const browser = { 'sec-fetch-site': 'same-origin' };
  const response = await site.post('/api/agent/login', credentials, browser);
  const { token } = await response.json();
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const statusWith = async (headers: object) =>
    (await site.get('/api/agent/me', { 'x-access-token': token, ...headers })).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ cookie })).toBe(200);
});

test('a translator’s role may be limited to some languages', async () => {
  const { id } = await someAgent(db, 'nine@campaign.example');
  const held = { agentId: id, role: 'translator' as const };
  for (const languages of [null, []])
    await expect(db.insert(agentRoles).values({ ...held, languages })).rejects.toThrow();
});
