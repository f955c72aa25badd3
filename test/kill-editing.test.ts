import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Collection } from '#content/declare/collection.ts';
import { collections } from '#content/import/campaign-fixture.ts';
import { publishDue } from '#content/server/edit/publish-due.ts';
import { testDatabase } from '#test/database.ts';
import { write } from './written.ts';

/** `KILLS=20 npx vitest run test/kill-editing.test.ts` for more of them. */
const KILLS = Number(process.env['KILLS'] ?? 3);

const { db, url } = await testDatabase();
const [topics] = collections as [Collection];
/** The last number of each document that was acknowledged as public or scheduled. */
const acknowledged = new Map<string, number>();

/** Runs editors until they have done something, and kills them during their work. */
async function killWhileEditing(turn: number): Promise<void> {
  const file = join(import.meta.dirname, 'editing-process.ts');
  const editing = spawn(process.execPath, [file, url, `turn-${turn}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(editing, 'exit');
  const lines = createInterface({ input: editing.stdout });
  lines.on('line', (line) => {
    const [slug = '', number] = line.split(' ');
    acknowledged.set(slug, Number(number));
  });
  await once(lines, 'line');
  await pause(randomInt(50, 400));
  editing.kill('SIGKILL');
  await exited;
}

test(`of what was published or scheduled nothing is lost or halved by ${KILLS} kills`, async () => {
  await write(db, [[topics, { slug: 'water', en: { title: 'Water' } }]]);
  for (let turn = 0; turn < KILLS; turn += 1) await killWhileEditing(turn);
  await db.execute(sql`update schedule set at = now()`);
  await publishDue(db, collections, (error) => {
    throw error;
  });

  const { rows } = await db.execute<{ slug: string; titles: string[] }>(sql`
    select d.slug, array_agg(v.title order by v.language) as titles
    from documents d join versions v on v.document_id = d.id
    where d.collection = 'notes' and d.facts_revision_id is not null group by d.slug`);
  const shown = new Map(rows.map(({ slug, titles }) => [slug, titles]));
  const { rows: waiting } = await db.execute(sql`select from schedule`);
  const { rows: halved } = await db.execute(sql`
    select d.slug from documents d left join versions v on v.document_id = d.id
    group by d.id having d.languages <> array_remove(array_agg(v.language order by v.language), null)
      or count(v.language) = 1 and d.collection = 'notes'
      or (d.facts_revision_id is null) <> (count(v.language) = 0)`);
  console.error(`${KILLS} kills; ${acknowledged.size} documents acknowledged`);

  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(waiting).toEqual([]);
  expect(halved).toEqual([]);
  for (const [slug, titles] of shown) expect([slug, new Set(titles).size]).toEqual([slug, 1]);
  const lost = [...acknowledged].filter(([slug, number]) => {
    const title = shown.get(slug)?.[0];
    return Number(title?.split(' ')[1] ?? 0) < number;
  });
  expect(lost).toEqual([]);
}, 600_000);
