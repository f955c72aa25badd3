import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folderUntilEnd, temporaryFolder } from '#test/temporary-folder.ts';
import {
  IMPORT,
  isRunning,
  runCommand,
  runCommandAs,
  runGroup,
  SERVE,
  WORK,
  untilReady,
  workerOf,
} from './served.ts';
import type { Command } from './served.ts';

const CAMPAIGN = join(import.meta.dirname, 'fixtures', 'second-campaign');
const NOBODY = 65_534;

/** An existing database with a campaign, so that every start is quick. */
const dataFolder = folderUntilEnd();
const environment = { PORT: '0', DATA_DIR: dataFolder };

beforeAll(async () => {
  await runCommand([IMPORT, CAMPAIGN], environment).ended;
});

function serve(more: Record<string, string> = {}): Command {
  const site = runCommand([SERVE], { ...environment, ...more });
  onTestFinished(async () => {
    site.process.kill('SIGTERM');
    await site.ended;
  });
  return site;
}

/** The pids of the database's processes: those that name its folder, and their children. */
function isDatabaseRunning(): boolean {
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 0);
    return true;
  } catch {
    return false;
  }
}

/** Linux's class for work that is done while nobody else wants the processor. */
const SCHED_IDLE = 5;

function policyOf(pid: number | undefined): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold spaces; the policy is the 39th field after it.
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[38]);
}

/** Expects that it ended by itself with one line for people, and left nothing running. */
async function expectRefusal(site: Command, line: RegExp): Promise<void> {
  expect(await site.ended).toBe(1);
  expect(site.printed.err).toMatch(line);
  expect(site.printed.err.trim().split('\n')).toHaveLength(1);
}

describe('npm start says in one line why it cannot', () => {
  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    await expectRefusal(serve({ PORT: String(port) }), new RegExp(`^Port ${port} is taken; .+\n$`));
    expect(isDatabaseRunning()).toBe(false);
  });

  it('when it may not write into the data folder', async () => {
    const folder = temporaryFolder();
    const readOnly = join(folder, 'data');
    mkdirSync(readOnly, { mode: 0o500 });
    const isRoot = process.getuid?.() === 0;
    const inside = { PORT: '0', DATA_DIR: readOnly };
    const command = [SERVE];
    const site = isRoot ? runCommandAs(NOBODY, command, inside) : runCommand(command, inside);
    await expectRefusal(site, /^The data folder .+ cannot be used \(.+\): set DATA_DIR to .+\n$/);
  });

  it('when another one works in the data folder, which goes on unharmed', async () => {
    const first = serve();
    const address = await untilReady(first);
    const second = serve();
    await expectRefusal(second, new RegExp(`is in use by process ${first.process.pid} on .+\n$`));
    expect((await fetch(`${address}/api/faqs/get`)).status).toBe(404);
    expect((await fetch(`${address}/api/frequently-que/get`)).status).toBe(200);
  });

  it.each([
    ['PORT', 'http', /^PORT is "http": write a whole number .+\n$/],
    ['HOST', '192.0.2.1', /^HOST is no address of this machine; .+\n$/],
    [
      'DATABASE_URL',
      'postgresql://site:secret@127.0.0.1:1/none',
      /^DATABASE_URL does not work: .+\n$/,
    ],
    ['LIMITS_SCALE', '0', /^LIMITS_SCALE is "0": write .+\n$/],
  ])('when %s is %s', async (name, value, line) => {
    const site = serve({ [name]: value });
    await expectRefusal(site, line);
    expect(site.printed.err).not.toContain('secret');
  });
});

describe('a running site', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly at %s, and its worker and its database with it',
    async (signal) => {
      const site = serve();
      await untilReady(site);
      const worker = workerOf(site);
      expect(isRunning(worker)).toBe(true);
      expect(isDatabaseRunning()).toBe(true);
      site.process.kill(signal);
      expect(await site.ended).toBe(0);
      expect(site.printed.err).toBe('');
      expect(isRunning(worker)).toBe(false);
      expect(isDatabaseRunning()).toBe(false);
    },
  );

  it.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ] as const)('says goodbye to its database though %s is followed by %s', async (first, second) => {
    const site = serve();
    await untilReady(site);
    site.process.kill(first);
    site.process.kill(second);
    expect(await site.ended).toBe(0);
    expect(isDatabaseRunning()).toBe(false);
  });

  it('ends with its database when a signal goes to the whole group twice, as service managers send it', async () => {
    const site = runGroup(['npm', 'start'], environment);
    await untilReady(site);
    const group = -Number(site.process.pid);
    process.kill(group, 'SIGTERM');
    process.kill(group, 'SIGTERM');
    await site.ended;
    expect(isDatabaseRunning()).toBe(false);
  });

  it('keeps a worker that leaves it the processor, and starts it again when that is killed', async () => {
    const site = serve();
    await untilReady(site);
    // A low priority where there is one processor, or the class is refused.
    const isBehind = (pid?: number) => policyOf(pid) === SCHED_IDLE || getPriority(pid) > 0;
    await expect.poll(() => isBehind(workerOf(site))).toBe(true);
    expect(isBehind(site.process.pid)).toBe(false);
    const first = workerOf(site);
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => workerOf(site) ?? first).not.toBe(first);
    expect(site.printed.out).toContain('The worker ended (SIGKILL) and is started again');
  });

  it('that is killed leaves no worker behind', async () => {
    const site = serve();
    await untilReady(site);
    const worker = workerOf(site);
    site.process.kill('SIGKILL');
    await expect.poll(() => isRunning(worker)).toBe(false);
  });

  it.each(['inside', 'elsewhere'])('starts no worker where work is done %s', async (WORK_LANE) => {
    const site = serve({ WORK_LANE });
    await untilReady(site);
    expect(workerOf(site)).toBeUndefined();
  });

  // It is loaded while nobody else wants a processor, which other tests do.
  it('lends its database to a worker that is started by hand', { timeout: 240_000 }, async () => {
    const site = serve({ WORK_LANE: 'elsewhere' });
    await untilReady(site);
    const worker = runCommand([WORK], environment);
    await expect.poll(() => worker.printed.out, { timeout: 200_000 }).toBe('Abhiyan is at work\n');
    worker.process.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(worker.printed.err).toBe('');
  });

  it('ends though somebody sends a form letter by letter', async () => {
    const site = serve();
    const { hostname, port } = new URL(await untilReady(site));
    const slow = connect(Number(port), hostname);
    slow.on('error', () => undefined);
    const head = 'POST /api/user/join/create HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n';
    slow.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n`);
    expect(String(await once(slow, 'data'))).toContain('100 Continue');
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
  });
});
