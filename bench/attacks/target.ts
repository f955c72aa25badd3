import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxEntry } from '#gateways/outbox.ts';
import { readOutbox } from '#test/outbox.ts';
import { IMPORT, SERVE } from '#test/served.ts';
import { freePort } from '../../e2e/free-port.ts';

const OWN_ROOT = join(import.meta.dirname, '..', '..');
/** The checkout under attack: this one, or another release beside it. */
const root = process.env['TARGET'] ?? OWN_ROOT;
const SMALL_CAMPAIGN = 'test/fixtures/second-campaign';
const READY_WITHIN_MS = 120_000;

/** A site of its own, under attack. */
export interface Target {
  origin: string;
  dataFolder: string;
  process: ChildProcess;
  /** Everything that it has printed. */
  log(): string;
  /** The messages that it sent, oldest first. */
  sent(): OutboxEntry[];
  stop(): Promise<void>;
}

interface Wanted {
  /** `LIMITS_SCALE`: 1 is the public's. */
  scale?: number;
  campaign?: string;
  /** A process group of its own, so that a signal reaches all of it. */
  inOwnGroup?: boolean;
  /** Further variables of its environment. */
  environment?: Record<string, string>;
}

/** Fills and starts a site that trusts the address in each request. */
export async function startTarget(wanted: Wanted = {}): Promise<Target> {
  const { campaign = SMALL_CAMPAIGN } = wanted;
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-attack-'));
  await fillTarget(dataFolder, campaign);
  const target = await startFilled(dataFolder, wanted);
  return {
    ...target,
    async stop() {
      await target.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Fills the database of a data folder with a campaign. */
export async function fillTarget(dataFolder: string, campaign = SMALL_CAMPAIGN): Promise<void> {
  const settings = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: undefined };
  const filling = spawn(process.execPath, [IMPORT, campaign], {
    cwd: root,
    env: settings,
  });
  await once(filling.on('error', fail), 'close');
}

/** Starts a site over a data folder, which stays when the site has stopped. */
export async function startFilled(dataFolder: string, wanted: Wanted = {}): Promise<Target> {
  const { scale = 1, inOwnGroup = false, environment = {} } = wanted;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataFolder,
    LIMITS_SCALE: String(scale),
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: undefined,
    ...environment,
  };
  const child = spawn(process.execPath, [SERVE], {
    cwd: root,
    env: settings,
    detached: inOwnGroup,
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => void (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => void (printed += part.toString()));
  await untilReady(origin);
  return {
    origin,
    dataFolder,
    process: child,
    log: () => printed,
    sent: () => readOutbox(dataFolder),
    async stop() {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const closed = isOver ? undefined : once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** Runs an attack on a site of its own. */
export async function withTarget<Outcome>(
  wanted: Wanted,
  attack: (target: Target) => Promise<Outcome>,
): Promise<Outcome> {
  const target = await startTarget(wanted);
  try {
    return await attack(target);
  } finally {
    await target.stop();
  }
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error('The site under attack did not get ready');
}

function fail(error: Error): never {
  throw error;
}
