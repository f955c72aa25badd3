import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import type { Permission } from '#contract/permissions.ts';
import { roleNames } from '#contract/roles.ts';
import type { RoleName } from '#contract/roles.ts';
import { users } from '#db/schema/index.ts';
import { startSite } from '#http/site-fixture.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { visitors } from '#people/realms/visitors.ts';
import { callNeeding, permissions, someAgent } from '#test/agents.ts';
import { testDatabase } from '#test/database.ts';
import { collections } from '../src/main/collections.ts';
import { callsOf } from './calls-of.ts';

const page = readFileSync('docs/permissions.md', 'utf8');

/** The cells of a table of the page: row → column → content. */
function tableBelow(heading: string): Map<string, Record<string, string>> {
  const text = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(' | '));
  return new Map(
    rows.map(([name = '', ...cells]) => [
      name,
      Object.fromEntries(cells.map((cell, index) => [head[index + 1] ?? '', cell])),
    ]),
  );
}

const { db } = await testDatabase();
const calls = callsOf(db);
const site = await startSite(
  {
    calls: [...calls, ...permissions.map(callNeeding)],
    sessions: createSessions(db),
    audit: createAuditLog(db),
  },
  afterAll,
);

let made = 0;
const address = () => `caller-${(made += 1)}@campaign.example`;

/** An agent with the usual scope of a role: a translator's is some languages. */
const agentOf = async (role: RoleName) => {
  const languages = role === 'translator' ? (['hi'] as const) : null;
  return (await someAgent(db, address(), [{ role, languages }])).token;
};

async function visitor(): Promise<string> {
  const row = { name: 'Ila Rane', email: address(), language: 'en' as const };
  const [user] = await db.insert(users).values(row).returning();
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, { id: user?.id ?? '' });
    if (!person) throw new Error('Nobody was made');
    return visitors.sessions.start(tx, person, {});
  });
}

async function ask(call: string, token: string | undefined, body: object = {}): Promise<number> {
  const [method = '', path] = call.split(' ');
  const headers = { 'content-type': 'application/json', ...(token && { 'x-access-token': token }) };
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  return (await fetch(`${site.url}/api${path}`, { method, headers, ...sent })).status;
}

const rolesTable = tableBelow('Roles');
const fixtureOf = (permission: Permission) => `POST /agent/fixture/${permission.replace(':', '/')}`;

test.each(roleNames)('%s may do what the table of roles says, and nothing else', async (role) => {
  const token = await agentOf(role);
  for (const permission of permissions) {
    const [section = '', action = ''] = permission.split(':');
    const isAllowed = rolesTable.get(section)?.[role]?.split(' ').includes(action);
    const needsLanguage = role === 'translator' && action !== 'read';
    const call = fixtureOf(permission);
    const told = `${role} ${permission}`;
    const bodies: { language?: string }[] =
      role === 'translator' ? [{}, { language: 'ta' }, { language: 'hi' }] : [{}];
    for (const body of bodies) {
      const isOwn = !needsLanguage || body.language === 'hi';
      expect(await ask(call, token, body), told).toBe(isAllowed && isOwn ? 200 : 403);
    }
  }
});

test('none of these opens for nobody, a visitor, or an agent without a role', async () => {
  const ofVisitor = await visitor();
  const { token } = await someAgent(db, address());
  for (const permission of permissions) {
    expect(await ask(fixtureOf(permission), undefined), permission).toBe(401);
    expect(await ask(fixtureOf(permission), ofVisitor), permission).toBe(401);
    expect(await ask(fixtureOf(permission), token), permission).toBe(403);
  }
});

test('two roles of one agent add up', async () => {
  const both = [
    { role: 'translator', languages: ['hi'] },
    { role: 'supporter-desk', languages: null },
  ] as const;
  const { token } = await someAgent(db, address(), both);
  expect(await ask(fixtureOf('supporters:export'), token)).toBe(200);
  expect(await ask(fixtureOf('faq:write'), token, { language: 'hi' })).toBe(200);
  expect(await ask(fixtureOf('faq:publish'), token, { language: 'hi' })).toBe(403);
});

/** So that nothing but the missing second factor shuts a call. */
const everyRole = roleNames.map((role) => ({
  role,
  languages: role === 'translator' ? (['hi'] as const) : null,
}));

const callsTable = tableBelow('Calls');
/** New for each call, because some calls end the session or the account. */
const callers = {
  nobody: async () => undefined,
  visitor,
  half: async () => (await someAgent(db, address(), everyRole, { isHalf: true })).token,
  agent: async () => (await someAgent(db, address())).token,
  ...Object.fromEntries(roleNames.map((role) => [role, () => agentOf(role)])),
};

test('every call has a row', () => {
  const names = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect([...callsTable.keys()].toSorted()).toEqual(names.toSorted());
});

const isOfContent = (cells: Record<string, string>) => cells['needs']?.startsWith('content:');

test.each(Object.entries(callers))(
  'each call opens for %s as the table says',
  async (name, enter) => {
    for (const [call, cells] of callsTable) {
      if (isOfContent(cells)) continue;
      const isOpen = cells[name] !== '–';
      const isShut = [401, 403].includes(await ask(call, await enter()));
      expect(isShut, `${call} for ${name}`).toBe(!isOpen);
    }
  },
);

/** A collection of each section. */
const collectionOf = new Map(collections.map((each) => [each.section, each.name]));

/** Whether a cell of a call of `content:…` opens a section: `yes`, `yes but faq`, `photos, videos`. */
function opens(cell: string, section: string): boolean {
  const [how = '', others] = cell.split(' but ');
  if (others) return !others.split(', ').includes(section);
  const listed = how.split(': ').at(-1) ?? '';
  if (['yes', 'in own languages'].includes(listed)) return true;
  return listed.split(', ').includes(section);
}

test.each(Object.entries(callers))(
  'each call of content opens for %s in the sections that the table says',
  async (name, enter) => {
    const token = await enter();
    const triedWhole = new Set<string>();
    for (const [call, cells] of [...callsTable].filter(([, each]) => isOfContent(each))) {
      const { needs = '', [name]: cell = '' } = cells;
      // Every section for one call of each permission, and one of each kind of section for the others.
      const isWhole = !triedWhole.has(needs) && triedWhole.add(needs);
      const some = isWhole ? [...collectionOf.keys()] : (['news', 'photos', 'settings'] as const);
      for (const section of some) {
        const collection = collectionOf.get(section);
        const asked = call.startsWith('GET') ? `${call}?collection=${collection}` : call;
        const isShut = [401, 403].includes(await ask(asked, token, { collection }));
        expect(isShut, `${call} for ${name} in ${section}`).toBe(!opens(cell, section));
      }
    }
  },
);

test('a kind of content that there is not is named as such, to those who could open another', async () => {
  const token = await agentOf('editor');
  expect(await ask('GET /agent/content/draft?collection=secrets', token)).toBe(422);
});
