import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import { startSite } from '#http/site-fixture.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { agentPassword, enter, everyGrant, someAgent } from '#test/agents.ts';
import { testDatabase } from '#test/database.ts';
import { callsOf } from './calls-of.ts';

const { db } = await testDatabase();
const calls = callsOf(db);
const site = await startSite(
  { calls, sessions: createSessions(db), audit: createAuditLog(db) },
  afterAll,
);

/** Every call that opens to agents alone, with its method and its path. */
const guarded = calls
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => typeof access === 'object')
  .map(({ method, path }) => ({ method, path: `/api${path}` }));

/**
 * The status of a request to the path as it is written, because `fetch` would put many of these
 * paths right.
 */
function statusOf(method: string, path: string, token?: string, body = '{}'): Promise<number> {
  const { port } = new URL(site.url);
  const sent = method === 'GET' ? undefined : body;
  const headers = {
    ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
    ...(token && { 'x-access-token': token }),
  };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(sent);
  });
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Forty ways to write a path that somebody might route otherwise than guard. */
function spellingsOf(path: string): string[] {
  const [last = ''] = path.split('/').toReversed();
  const below = path.slice(0, -last.length - 1);
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    `${path}/.`,
    `${path}/..`,
    `/.${path}`,
    `/x/..${path}`,
    path.replace('/api', '/api/.'),
    `${below}//${last}`,
    `${below}/./${last}`,
    `${below}/x/../${last}`,
    `${below}/%2e/${last}`,
    `${below}/x/%2e%2e/${last}`,
    `/x/%2e%2e${path}`,
    `/%2e%2e${path}`,
    `${path}%2f`,
    `${path}%2F..`,
    `${path}%00`,
    `${path}%20`,
    `${path}%09`,
    `${path}%0a`,
    `${path};`,
    `${path};a=b`,
    `${path}.`,
    `${path}.json`,
    `${path}.css`,
    `${path}.html`,
    `${path}/x.css`,
    `${path}\\`,
    `${path}#`,
    path.toUpperCase(),
    path.replace('/agent', '/Agent'),
    path.replace('/api', '/API'),
    path.replace('/agent', `/${hex('a')}gent`),
    `${below}/${hex(last[0] ?? '')}${last.slice(1)}`,
    path.replaceAll('/', '%2f'),
    path.replace('/agent', '/%2561gent'),
    `${below}%5c${last}`,
    `http://127.0.0.1${path}`,
  ];
}

// Row A3 of the threats.
test('no spelling of a path opens a call of agents to those whom its plain path is shut to', async () => {
  const { token } = await someAgent(db, 'nobody@campaign.example');
  const own = new Set(
    calls.flatMap(({ endpoint: { access, path } }) =>
      typeof access === 'object' && access.agent === 'own' ? [`/api${path}`] : [],
    ),
  );
  const opened: string[] = [];
  const lane = async (paths: typeof guarded) => {
    for (const { method, path } of paths) {
      const spellings = [path, ...spellingsOf(path)];
      expect(new Set(spellings).size).toBe(41);
      for (const spelling of spellings) {
        const status = await statusOf(method, spelling);
        // The answer is the refusal of the call, or there is no such address.
        if (![400, 401, 404].includes(status)) opened.push(`${status} ${method} ${spelling}`);
        if (own.has(path)) continue;
        const without = await statusOf(method, spelling, token);
        if (![400, 401, 403, 404].includes(without))
          opened.push(`${without} ${method} ${spelling} without a role`);
      }
    }
  };
  expect(guarded.length).toBeGreaterThan(120);
  const lanes = Array.from({ length: 8 }, (_, at) => guarded.filter((_each, n) => n % 8 === at));
  await Promise.all(lanes.map(lane));
  expect(opened).toEqual([]);
}, 120_000);

const change = {
  currentPassword: agentPassword,
  newPassword: 'stones of the other river',
  confirmPassword: 'stones of the other river',
};

interface Ended {
  id: string;
  token: string;
  email: string;
}

/** The deeds that end a token. */
const ends: Record<string, (agent: Ended) => Promise<unknown>> = {
  'after it is logged out': ({ token }) => statusOf('POST', '/api/agent/logout', token),
  'once its owner is suspended': ({ id }) => decided('suspend', { id }),
  'once its owner has other roles': ({ id }) => decided('roles', { id, roles: [] }),
  'once its owner chose another password': async ({ id }) => {
    const other = await enter(db, id);
    const path = '/api/agent/account/password';
    expect(await statusOf('POST', path, other, JSON.stringify(change))).toBe(200);
  },
  'once its owner ended the sessions elsewhere': async ({ id }) => {
    const other = await enter(db, id);
    expect(await statusOf('POST', '/api/agent/sessions/end', other)).toBe(200);
  },
  'once its owner is deleted': ({ id }) => db.execute(sql`delete from agents where id = ${id}`),
};

/** Sends a decision about an agent as an administrator. */
async function decided(what: string, body: object): Promise<void> {
  const path = `/api/agent/people/${what}`;
  expect(await statusOf('POST', path, administrator.token, JSON.stringify(body))).toBe(200);
}

const administrator = await someAgent(db, 'boss@campaign.example', everyGrant);
await db.execute(sql`update agent_sessions set proven_at = now()`);

let made = 0;

// Row A5 of the threats.
test.each(Object.entries(ends))(
  'a token opens no call of agents %s',
  async (_, end) => {
    const email = `ended-${(made += 1)}@campaign.example`;
    const agent = { email, ...(await someAgent(db, email, everyGrant)) };
    expect(await statusOf('GET', '/api/agent/me', agent.token)).toBe(200);
    await end(agent);
    const open: string[] = [];
    for (const { method, path } of guarded) {
      const status = await statusOf(method, path, agent.token);
      if (status !== 401) open.push(`${status} ${method} ${path}`);
    }
    expect(open).toEqual([]);
  },
  60_000,
);
