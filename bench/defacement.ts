import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { Database } from '#db/database.ts';
import {
  bringBackSite,
  compareSite,
  findBringBack,
  readSiteState,
} from '#features/site-watch/contract.ts';
import { everyGrant, someAgent } from '../test/agents.ts';
import { short, verdict } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';
import { send } from './people/post.ts';
import { startSiteProcess } from './processes/child.ts';
import type { Child } from './processes/child.ts';
import { writePublicDocuments } from './public-documents.ts';
import { printTable } from './table.ts';

const POLL_MS = 50;
const PARTS = 100;
/** Row D4 of the threats. */
const BROUGHT_BACK_WITHIN_S = 60;
/** The job runs every hour beside what visitors ask for. */
const COMPARED_WITHIN_S = 300;

/** Drill of a defacement over 50,000 public documents: it is found, and brought back. */
export const benchDefacement = () => inOwnDatabase({ fill: writePublicDocuments, measure });

async function measure(db: Database, databaseUrl: string): Promise<boolean> {
  const { token } = await someAgent(db, 'bench@campaign.example', everyGrant);
  await db.execute(sql`update agent_sessions set proven_at = now() + interval '1 hour'`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder });
  try {
    return await drill(db, site, token);
  } finally {
    await site.stop();
    await rm(dataFolder, { recursive: true });
  }
}

async function drill(db: Database, site: Child, token: string): Promise<boolean> {
  const { compare, bringBack } = desk(site, token);
  const rows: string[][] = [];
  const reached: boolean[] = [];
  const note = (name: string, { seconds, cpuMs }: Cost, goal: number, isRight: boolean) => {
    reached.push(seconds <= goal && isRight);
    const told = isRight ? verdict(seconds <= goal) : 'WRONG';
    rows.push([name, `${short(seconds)} s`, `${short(cpuMs / 1_000)} s`, `${goal} s: ${told}`]);
  };
  const whole = await compare();
  note('comparison, nothing differs', whole, COMPARED_WITHIN_S, whole.open === 0);
  for (const [name, where, count] of defacements) {
    await deface(db, where);
    const found = await compare();
    note(`comparison, ${name} altered`, found, COMPARED_WITHIN_S, found.open === count);
    const back = await bringBack();
    const { rows: left } = await db.execute(sql`select from versions where title = 'Sold'`);
    note(`${name} brought back`, back, BROUGHT_BACK_WITHIN_S, left.length === 0);
  }
  printTable('A defacement of 50,000 public documents', [
    ['step', 'time', 'CPU of the site', 'goal'],
    ...rows,
  ]);
  return reached.every(Boolean);
}

/** Alters documents in pieces that keep within the time limits of the site. */
async function deface(db: Database, where: SQL): Promise<void> {
  for (let part = 0; part < PARTS; part += 1)
    await db.execute(sql`update versions set title = 'Sold', body = '<p>Sold.</p>'
      where ${where} and abs(hashtext(slug)) % ${PARTS}::int = ${part}::int`);
}

const defacements: readonly [name: string, where: SQL, documents: number][] = [
  ['a page', sql`slug = 'text-1'`, 1],
  ['a section of 1,000', sql`collection = 'press-releases'`, 1_000],
  ['the whole site', sql`slug like 'text-%'`, 50_000],
];

interface Cost {
  seconds: number;
  /** Of the process of the site, without its database. */
  cpuMs: number;
}

/** The deeds of an agent who finds it, by the calls of the site. */
function desk(site: Child, token: string) {
  const ask = async <E extends Endpoint>({ path }: E, query: string, body?: object) => {
    const { status, body: text } = await send(`${site.address}/api${path}${query}`, body, token);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as ReplyOf<E>;
  };
  const timed = async (work: () => Promise<void>): Promise<Cost> => {
    const [begun, before] = [performance.now(), await site.work()];
    await work();
    const after = await site.work();
    return { seconds: (performance.now() - begun) / 1_000, cpuMs: after.cpuMs - before.cpuMs };
  };
  const state = async () => (await ask(readSiteState, '')).data;
  const untilCompared = async (before: string | undefined) => {
    while ((await state()).compared?.at === before) await pause(POLL_MS);
  };
  const compare = async () => {
    const before = (await state()).compared?.at;
    const cost = await timed(async () => {
      await ask(compareSite, '', {});
      await untilCompared(before);
    });
    return { ...cost, open: (await state()).open };
  };
  const bringBack = async () => {
    const before = (await state()).compared?.at;
    const cost = await timed(async () => {
      const moment = new Date().toISOString();
      const { data } = await ask(bringBackSite, '', { moment, reason: 'A drill' });
      const isDone = async () => (await ask(findBringBack, `?id=${data.id}`)).data.isDone;
      while (!(await isDone())) await pause(POLL_MS);
    });
    // It begins a comparison, which is over before anything else is altered.
    await untilCompared(before);
    return cost;
  };
  return { compare, bringBack };
}
