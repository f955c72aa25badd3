import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { RoleName } from '#contract/roles.ts';
import { users } from '#db/schema/index.ts';
import { someAgent } from '#test/agents.ts';
import { testDatabase } from '#test/database.ts';
import { campaign } from './campaign.ts';
import { projectWithAdditions } from './exercise/additions.ts';
import { poems } from './exercise/poems.ts';
import { readOutbox } from './outbox.ts';
import { PATIENCE } from './patience.ts';
import { runCommand, untilReady } from './served.ts';
import { folderUntilEnd } from './temporary-folder.ts';
import { write } from './written.ts';
import type { Writing } from './written.ts';

const REACT_ROUTER = join(import.meta.dirname, '../node_modules/.bin/react-router');

const { db, url } = await testDatabase();
const dataFolder = folderUntilEnd();
await write(db, [campaign, poem('lake', 'The lake', 'It holds the sky all day.')]);
const address = await startCopy(folderUntilEnd());
const read = async (path: string) => (await fetch(address + path)).text();

function poem(slug: string, title: string, verse: string): Writing {
  return [poems, { slug, facts: { poet: 'Ila Rane' }, en: { title, body: `<p>${verse}</p>` } }];
}

/** The site, built and started from a copy of the project with the additions. */
async function startCopy(project: string): Promise<string> {
  projectWithAdditions(project);
  const build = runCommand([REACT_ROUTER, 'build', project], { NODE_ENV: 'production' });
  expect(await build.ended, build.printed.err).toBe(0);
  const site = runCommand([join(project, 'src/main/serve.ts')], {
    PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: dataFolder,
  });
  afterAll(async () => {
    site.process.kill('SIGTERM');
    await site.ended;
  });
  return untilReady(site);
}

test('a content type is one file and one row: what is published of it is listed and found', async () => {
  const { data } = JSON.parse(await read('/api/poems/get'));
  expect(data).toMatchObject([{ slug: 'lake', title: 'The lake', poet: 'Ila Rane' }]);
  const found = JSON.parse(await read('/api/search?s=lake'));
  expect(found.data).toMatchObject([{ collection: 'poems', slug: 'lake' }]);
});

test('a page is one file and one row: it is read, and a change shows on it', async () => {
  expect(await read('/poems')).toContain('It holds the sky all day.');
  await write(db, [poem('river', 'The river', 'It has somewhere to be.')]);
  await vi.waitFor(
    async () => expect(await read('/poems')).toContain('It has somewhere to be.'),
    PATIENCE,
  );
});

test('a call of agents, a job and a mail are one file and one row each', async () => {
  const reader = { name: 'Asha Rao', email: 'asha@campaign.example', language: 'en' } as const;
  const [account] = await db.insert(users).values(reader).returning();
  const send = async (token = '') => {
    const headers = { 'content-type': 'application/json', 'x-access-token': token };
    const body = JSON.stringify({ userId: account?.id, poem: 'lake' });
    const sent = await fetch(`${address}/api/agent/poems/send`, { method: 'POST', headers, body });
    return sent.status;
  };
  const agent = async (role: RoleName) =>
    (await someAgent(db, `${role}@campaign.example`, [{ role, languages: null }])).token;

  expect([await send(), await send(await agent('editor'))]).toEqual([401, 403]);
  expect(readOutbox(dataFolder)).toEqual([]);
  expect(await send(await agent('supporter-desk'))).toBe(200);
  const mail = { to: reader.email, subject: 'A verse for you' };
  await vi.waitFor(() => expect(readOutbox(dataFolder)).toMatchObject([mail]), PATIENCE);
  expect(readOutbox(dataFolder)[0]?.text).toContain('The lake');
});
