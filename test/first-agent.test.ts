import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import { verifyChain } from '#audit/verify-chain.ts';
import { allLanguages } from '#contract/languages.ts';
import { roleNames } from '#contract/roles.ts';
import { agentRoles, agents, auditLog } from '#db/schema/index.ts';
import { makeFirstAgent } from '#features/agents/server/first-agent.ts';
import { testDatabase } from '#test/database.ts';
import { firstAgent, testSite } from '#test/site.ts';
import { welcomeFirstAgent } from '../src/main/first-agent.ts';

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
