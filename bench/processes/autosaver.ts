/**
 * Simulates editors: saves drafts of news at a steady rate, and reports the number and the time of
 * saves.
 */
import { connectDatabase } from '#db/connection.ts';
import { transaction } from '#db/transaction.ts';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { createDocument, saveDraft } from '#content/server/edit/save-draft.ts';
import type { DraftSave } from '#content/server/edit/save-draft.ts';
import { news } from '#features/news/collection.ts';
import { seededRandom, text, vocabularyOf } from '../vocabulary.ts';

const EDITORS = 20;
const WORDS = 300;
const [databaseUrl = '', perSecond, seconds] = process.argv.slice(2);
const rate = Number(perSecond);

const { db, close } = await connectDatabase(databaseUrl);
const random = seededRandom(5);
const vocabulary = vocabularyOf('en');
const tookMs: number[] = [];

await db.execute(sql`delete from documents where slug like 'autosave-%'`);
const until = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: EDITORS }, (_, index) => edit(index)));
await db.execute(sql`delete from documents where slug like 'autosave-%'`);
await close();
process.send?.(tookMs);

/** One editor of one text: a save, then the rest of the interval. */
async function edit(index: number): Promise<void> {
  const documentId = await transaction(db, (tx) => createDocument(tx, news, `autosave-${index}`));
  let base: number | null = null;
  let next = performance.now() + (index / rate) * 1000;
  while (next < until) {
    await pause(Math.max(0, next - performance.now()));
    next += (EDITORS / rate) * 1000;
    const content = {
      ...{ title: text(vocabulary, 8, random), summary: text(vocabulary, 20, random) },
      body: `<p>${text(vocabulary, WORDS, random)}</p>`,
      words: {},
    };
    const save: DraftSave = { documentId, part: 'en', content, base, authorId: IMPORTER };
    const begun = performance.now();
    base = await transaction(db, (tx) => saveDraft(tx, news, save));
    tookMs.push(performance.now() - begun);
  }
}
