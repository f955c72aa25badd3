import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import { verifyChain } from '#audit/verify-chain.ts';
import { allLanguages } from '#contract/languages.ts';
import { roleNames } from '#contract/roles.ts';
import { agentRoles, agents, auditLog } from '#db/schema/index.ts';
import { makeFirstAgent } from '#features/agents/server/first-agent.ts';
import { addAuthenticator } from '#test/agents.ts';
import { testDatabase } from '#test/database.ts';
import { PATIENCE } from '#test/patience.ts';
import { firstAgent, testSite } from '#test/site.ts';
import { welcomeFirstAgent } from '../src/main/first-agent.ts';
import { AGENT, runCommand } from './served.ts';

test('the administrator that the environment names logs in with every role', async () => {
  const site = await testSite();
  const { token } = await (await site.post('/api/agent/login', firstAgent)).json();
  const response = await site.get('/api/agent/me', { 'x-access-token': token });
  const { data } = await response.json();
  expect(data.email).toBe(firstAgent.email);
  expect(data.roles.toSorted()).toEqual(roleNames.toSorted());
  expect(data.permissions).toContain('privacy:admin');
  expect(site.faults).toEqual([]);
});

test('whoever lost every factor is let in by a command at the server, which is on record', async () => {
  const site = await testSite();
  const { db } = site;
  const { email } = firstAgent;
  const { token } = await (await site.post('/api/agent/login', firstAgent)).json();
  const [agent] = await db.select().from(agents).where(eq(agents.email, email));
  await addAuthenticator(db, agent?.id ?? '');
  const me = (own: string) => site.get('/api/agent/me', { 'x-access-token': own });
  expect((await me(token)).status).toBe(200);

  const words = [AGENT, 'reset', email.toUpperCase()];
  const reset = runCommand(words, { DATABASE_URL: site.databaseUrl });
  expect(await reset.ended, reset.printed.err).toBe(0);

  expect((await me(token)).status).toBe(401);
  const receipt = /receipt=([\w-]+)/.exec(reset.printed.out)?.[1];
  const newPassword = 'eleven lamps along the ghat';
  const chosen = { receipt, newPassword, confirmPassword: newPassword };
  expect((await site.post('/api/agent/password/reset', chosen)).status).toBe(200);
  expect((await site.post('/api/agent/password/reset', chosen)).status).toBe(400);
  const login = await site.post('/api/agent/login', { email, password: newPassword });
  const half = await login.json();
  const found = await (await me(half.token)).json();
  expect(found.data.needsSecondFactor).toBe(true);
  await expect
    .poll(() => site.outbox().map(({ to, subject }) => [to, subject]), PATIENCE)
    .toContainEqual([email, 'Your log-in was reset at the server']);
  const entries = await db.select().from(auditLog).where(eq(auditLog.call, 'resetAgent'));
  expect(entries).toMatchObject([{ actorId: null, targetIds: [agent?.id], outcome: 'done' }]);
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
});

test('of many processes that start at once one makes the administrator, and one alone shows a password', async () => {
  const { db } = await testDatabase();
  const audit = createAuditLog(db);
  const starts = Array.from({ length: 8 }, () => makeFirstAgent({ db, audit, named: undefined }));
  const shown = (await Promise.all(starts)).filter((made) => made !== undefined);

  expect(shown).toHaveLength(1);
  expect(shown[0]?.password).toMatch(/^[\w-]{20}$/);
  const [agent, ...others] = await db.select().from(agents);
  expect(others).toEqual([]);
  expect(JSON.stringify(agent)).not.toContain(shown[0]?.password);
  const ofTranslator = eq(agentRoles.role, 'translator');
  const [translator] = await db.select().from(agentRoles).where(ofTranslator);
  expect(translator?.languages).toEqual(allLanguages);
  expect(await db.select().from(auditLog)).toMatchObject([
    { call: 'makeFirstAgent', targetIds: [agent?.id], outcome: 'done' },
  ]);
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
});

test('a password that was made up is shown at the first start, and at no other', async () => {
  const { db } = await testDatabase();
  const shown: string[] = [];
  const terminal = { write: (text: string) => shown.push(text) };
  await welcomeFirstAgent(db, undefined, terminal);
  await welcomeFirstAgent(db, undefined, terminal);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/administrator@campaign\.example, password [\w-]{20}\n/);
});

test('a password of the environment is shown nowhere', async () => {
  const { db } = await testDatabase();
  const shown: string[] = [];
  await welcomeFirstAgent(db, firstAgent, { write: (text) => shown.push(text) });
  expect(shown).toEqual([]);
  expect(await db.$count(agents)).toBe(1);
});

test('a password of the environment that is easy to guess stops the start, and says which variable', async () => {
  const { db } = await testDatabase();
  const easy = { ...firstAgent, password: 'password1234567' };
  const starting = welcomeFirstAgent(db, easy, { write: () => undefined });
  await expect(starting).rejects.toThrow('AGENT_PASSWORD is easy to guess');
  expect(await db.$count(agents)).toBe(0);
});
