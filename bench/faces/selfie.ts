import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { StoredPicture } from '#content/declare/files.ts';
import { storeFile } from '#content/files/store-file.ts';
import type { Database } from '#db/database.ts';
import { judgeSelfie } from '#face-search/engine/judge-selfie.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { seedWhenEmpty } from '#main/seed-demo.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { groupPhoto, selfieOfAnother, selfieOfHer } from '#test/face-pictures.ts';
import { figuresOf, short, verdict } from '../figures.ts';
import { inOwnDatabase } from '../own-database.ts';
import { startSiteProcess } from '../processes/child.ts';
import { readKeptPages } from '../read-kept-pages.ts';
import { printTable } from '../table.ts';
import { untilAtRest } from '../until-at-rest.ts';
import { FOUND_IN, writeRally } from './rally.ts';

const FACES = 10_000;
/** The slowest hundredth of the pages of a state are some 750 then; with half as many, two runs differed by a fifth. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
/** Short, so that both states meet the same moods of the machine. */
const SECONDS = 5;
/** Readers open their connections for so long before they count; selfies come meanwhile, too. */
const OPENING_SECONDS = 1;
/** The interval between two selfies when a crowd of 3,000 looks for itself within an hour. */
const INTERVAL_MS = 1_000;
const GOAL_MS = 1_200;
const GOAL_RATIO = 1.2;
/** The longer side, in pixels, of a selfie as a phone sends it. */
const LONGEST = 1080;

/**
 * Members send selfies at a steady pace while others read kept pages, and while nobody does, in alternating
 * rounds; every other round begins with the selfies.
 */
export async function benchSelfies(): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-selfies-'));
  const selfies = await Promise.all([selfieOfHer(), selfieOfAnother()].map(asSent));
  try {
    return await inOwnDatabase({
      async fill(db) {
        const storage = diskStorage(join(dataFolder, 'files'));
        await seedWhenEmpty(db, storage, process.stdout);
        const pictures: StoredPicture[] = [];
        for (const number of [1, 2, 3, 4, 5, 6] as const) {
          const incoming = {
            name: 'rally.jpg',
            bytes: groupPhoto(number),
            widget: 'picture',
          } as const;
          pictures.push((await storeFile(storage, incoming)) as StoredPicture);
        }
        await writeRally(db, { faces: FACES, people: await facesOf(selfies), pictures });
      },
      measure: (db, databaseUrl) => measure(db, { databaseUrl, dataFolder, selfies }),
    });
  } finally {
    await rm(dataFolder, { recursive: true });
  }
}

const asSent = async (selfie: Promise<Buffer>) =>
  sharp(await selfie)
    .resize(LONGEST, LONGEST, { fit: 'inside' })
    .jpeg({ quality: 85 })
    .toBuffer();

async function facesOf(selfies: readonly Buffer[]): Promise<Float32Array[]> {
  const models = await openModels(modelsFolder);
  const faces: Float32Array[] = [];
  for (const selfie of selfies) {
    const judged = await judgeSelfie(models, await decode(selfie));
    if ('fault' in judged) throw new Error(`A selfie is ${judged.fault}`);
    faces.push(judged.vector);
  }
  return faces;
}

interface Measured {
  databaseUrl: string;
  dataFolder: string;
  selfies: readonly Buffer[];
}

async function measure(db: Database, { databaseUrl, dataFolder, selfies }: Measured) {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder });
  try {
    const members = await membersOf({ db, url: site.address }, selfies);
    await untilAtRest(db);
    for (const send of await members(selfies.length)) await send();
    await readKeptPages(site.address, SECONDS);
    await untilAtRest(db);
    const [idle, busy, lists]: [number[], number[], number[]] = [[], [], []];
    const readAlone = async () => idle.push(...(await readKeptPages(site.address, SECONDS)));
    const readBeside = async () => {
      const next = await members(((SECONDS + OPENING_SECONDS) * 1000) / INTERVAL_MS);
      const [read, sent] = await Promise.all([
        readKeptPages(site.address, SECONDS),
        sendSteadily(next),
      ]);
      busy.push(...read);
      lists.push(...sent);
    };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const read of round % 2 ? [readBeside, readAlone] : [readAlone, readBeside])
        await read();
    return report(idle, busy, lists);
  } finally {
    await site.stop();
  }
}

type Send = () => Promise<number>;

/** Makes people who send one selfie each, and tell how long they waited for their list, in ms. */
async function membersOf(site: { db: Database; url: string }, selfies: readonly Buffer[]) {
  const visitor = boothVisitors(site);
  const bodies = await Promise.all(selfies.map(formOf));
  const agent = new Agent({ keepAlive: true });
  const url = `${site.url}/api/photo-booth/find-user-images`;
  return async (count: number): Promise<Send[]> => {
    const sends: Send[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const { token } = await visitor();
      const { type, bytes } = bodies[nth % bodies.length] ?? { type: '', bytes: Buffer.alloc(0) };
      const headers = { 'x-access-token': token, 'content-type': type };
      sends.push(() =>
        sendOne(url, { ...headers, 'content-length': bytes.length }, { agent, bytes }),
      );
    }
    return sends;
  };
}

async function sendOne(
  url: string,
  headers: OutgoingHttpHeaders,
  { agent, bytes }: { agent: Agent; bytes: Buffer },
): Promise<number> {
  const begun = performance.now();
  const sent = request(url, { method: 'POST', agent, headers }).end(bytes);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  const told = answer && (await text(answer));
  const tookMs = performance.now() - begun;
  const { total } = JSON.parse(told ?? '{}');
  if (total !== FOUND_IN) throw new Error(`Found in ${total} photos of ${FOUND_IN}: ${told}`);
  return tookMs;
}

/** The form as a browser sends it. */
async function formOf(selfie: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(selfie)]), 'selfie.jpg');
  form.set('consent', 'true');
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await sent.arrayBuffer()) };
}

/** One begins every second, whether or not the one before it has its list. */
async function sendSteadily(members: readonly Send[]): Promise<number[]> {
  const waits: Promise<number>[] = [];
  for (const send of members) {
    waits.push(send());
    await pause(INTERVAL_MS);
  }
  return Promise.all(waits);
}

function report(idle: readonly number[], busy: readonly number[], lists: readonly number[]) {
  const [still, loud, list] = [idle, busy, lists].map(figuresOf);
  if (!still || !loud || !list) return false;
  const ratio = loud.p99 / still.p99;
  const [isSoon, isCalm] = [list.p95 < GOAL_MS, ratio <= GOAL_RATIO];
  const pace = `${lists.length} selfies, one every ${INTERVAL_MS} ms`;
  printTable(
    `From selfie to list among ${FACES} faces; ${ROUNDS} rounds of ${SECONDS} s, ${pace}`,
    [
      ['what', 'p50', 'p95', 'p99, ms', ''],
      row('selfie to list', list, `goal p95 < ${GOAL_MS}: ${verdict(isSoon)}`),
      row('readers, no selfies', still, `${idle.length} pages`),
      row('readers beside selfies', loud, `${busy.length} pages`),
      ['p99 against p99', '', '', short(ratio), `goal ≤ ${GOAL_RATIO}: ${verdict(isCalm)}`],
    ],
  );
  return isSoon && isCalm;
}

const row = (name: string, { p50, p95, p99 }: ReturnType<typeof figuresOf>, note: string) => [
  name,
  ...[p50, p95, p99].map(short),
  note,
];
