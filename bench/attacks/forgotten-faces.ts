import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { hasModels } from '#face-search/model-files.ts';
import { bytesOf, unitOf } from '#face-search/vector.ts';
import { logIn } from '#features/account/server/account-site-fixture.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { selfieOfHer } from '#test/face-pictures.ts';
import type { Attack, Outcome } from './attack.ts';
import { whyNoClock, withMovedClock } from './moved-clock.ts';

const DAY = 24 * 3_600_000;
const IDLE_DAYS = 90;
const PATIENCE_MS = 150_000;
const PIECE = 64;

/** A selfie a minute later, an idle face after ninety days, and a person who left. */
export const forgottenFaces: Attack = async () => {
  if (whyNoClock || !hasModels()) return [];
  return withMovedClock(async (site) => {
    const target = await site.start();
    const { db, close } = await connectDatabase(site.databaseUrl);
    const kept = { db, dataFolder: target.dataFolder, log: target.log };
    const begun = Date.now() + DAY;
    const outcomes: Outcome[] = [];
    try {
      site.set(new Date(begun));
      const visitor = boothVisitors({ db, url: target.origin });
      const person = { phoneNumber: '+919812345670', email: 'leaves-nothing@letters.example' };
      const her = await visitor({ ...person, name: 'Sulakshana Thosar' });
      const idle = await visitor();
      const selfie = await selfieOfHer();
      const template = unitOf(Float32Array.from({ length: 512 }, (_, nth) => Math.sin(nth + 1)));
      await untilAnswered(() => her.search(selfie));
      await untilAnswered(() => idle.search(template));

      site.set(new Date(begun + 61_000));
      const pieces = [0.3, 0.5, 0.7].map((part) => pieceOf(selfie, selfie.length * part));
      outcomes.push(await trace(kept, 'a selfie, 61 s after the search', pieces));
      outcomes.push(
        await trace(kept, 'the template of a phone', [pieceOf(bytesOf(template), 256)]),
      );

      const sealed = await sealedOf(db, idle.id);
      site.set(new Date(begun + (IDLE_DAYS - 1) * DAY));
      const isThere = (await sealedOf(db, idle.id)).length > 0;
      site.set(nightAfter(begun + IDLE_DAYS * DAY));
      const isGone = await until(async () => (await sealedOf(db, idle.id)).length === 0);
      const face = await trace(kept, 'a face that nobody searched with for 90 days', sealed);
      const figure = `${isThere ? 'kept' : 'gone'} on day 89, ${isGone ? 'gone' : 'kept'} on day 91; ${face.figure}`;
      outcomes.push({ ...face, figure, isWithstood: isThere && isGone && face.isWithstood });

      const token = await logIn(db, her.id);
      const headers = { 'x-access-token': token };
      await fetch(`${target.origin}/api/user/account`, { method: 'DELETE', headers });
      const words = [person.phoneNumber.slice(3), person.email, 'Sulakshana'].map((word) =>
        Buffer.from(word),
      );
      site.set(nightAfter(begun + (IDLE_DAYS + 10) * DAY));
      await pause(PATIENCE_MS / 2);
      rmSync(join(target.dataFolder, 'outbox'), { recursive: true, force: true });
      outcomes.push(await trace(kept, 'an account, 8 days after its erasure', words));
      return outcomes;
    } finally {
      await close();
    }
  });
};

/** Shortly before what is done every night. */
function nightAfter(moment: number): Date {
  const day = new Date(moment + DAY).toISOString().slice(0, 10);
  return new Date(`${day}T03:29:50+05:30`);
}

const pieceOf = (bytes: Buffer, from: number) =>
  bytes.subarray(Math.floor(from), Math.floor(from) + PIECE);

async function sealedOf(db: Database, userId: string): Promise<Buffer[]> {
  const { rows } = await db.execute<{ sealed: Buffer | null }>(sql`
    select sealed_vector as sealed from booth_people where user_id = ${userId}`);
  return rows.flatMap(({ sealed }) => (sealed ? [pieceOf(sealed, 128)] : []));
}

/** The engine is read from the disk at the first search. */
async function untilAnswered(search: () => Promise<{ status: number }>): Promise<void> {
  if (!(await until(async () => (await search()).status === 200)))
    throw new Error('No search was answered');
}

async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(500))
    if (await isTrue()) return true;
  return false;
}

interface Kept {
  db: Database;
  dataFolder: string;
  log(): string;
}

/** Looks for bytes in every row, every file and the log; those of the database's own pages are told apart. */
async function trace({ db, dataFolder, log }: Kept, attack: string, needles: Buffer[]) {
  const has = (bytes: Buffer) => needles.some((needle) => bytes.includes(needle));
  const rows = await rowsWith(db, needles);
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => has(readFileSync(path)));
  const isOfDatabase = (path: string) => path.startsWith(join(dataFolder, 'postgres/'));
  const pages = files.filter(isOfDatabase);
  const others = files.length - pages.length + Number(has(Buffer.from(log())));
  return {
    row: 'P1',
    attack,
    figure: `${rows} rows, ${others} files and logs (${pages.length} old pages or logs of the database)`,
    goal: '0 rows, 0 files and logs',
    isWithstood: rows === 0 && others === 0,
  };
}

async function rowsWith(db: Database, needles: Buffer[]): Promise<number> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const texts = needles.flatMap((needle) => [needle.toString('latin1'), needle.toString('hex')]);
  const words = texts.filter((text) => /^[ -~]+$/.test(text));
  let found = 0;
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t`,
    );
    const hits = rows.filter(({ row }) => words.some((word) => row.includes(word)));
    if (hits.length > 0)
      console.log(
        'HIT',
        name,
        hits.map(({ row }) => row.slice(0, 300)),
      );
    found += hits.length;
  }
  return found;
}
