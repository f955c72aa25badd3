import type { Collection } from '#content/declare/collection.ts';
/** A constant editor and the site's clock, in a process of its own that tests may kill. */
import { collections } from '#content/import/campaign-fixture.ts';
import { publishWhenDue } from '#content/server/edit/publish-due.ts';
import { publish } from '#content/server/edit/publish.ts';
import { createDocument } from '#content/server/edit/save-draft.ts';
import { createSaver } from '#content/server/edit/save-together.ts';
import { schedulePublishing } from '#content/server/edit/schedule.ts';
import { connectDatabase } from '#db/connection.ts';
import type { Executor } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';

const [url = '', prefix = ''] = process.argv.slice(2);
const AUTHOR = 'e5b1a5de-0000-4000-8000-000000000001';
const [, notes] = collections as [Collection, Collection];

const { db } = await connectDatabase(url);
const act = <Result>(work: (tx: Executor) => Promise<Result>) => transaction(db, work);
const saveTogether = createSaver(db, console.error);
publishWhenDue(db, collections, console.error);

/** Both languages have the same number, so that half of a publication would be noticed. */
async function write(documentId: string, number: number, known: Record<string, number>) {
  const save = (part: 'facts' | 'en' | 'hi', content: Record<string, unknown>) => {
    const base = known[part] ?? null;
    const saving = { documentId, part, content, base, authorId: AUTHOR };
    return saveTogether(notes, saving).then(({ revision }) => revision);
  };
  const said = {
    title: `Number ${number}`,
    summary: 'In short.',
    body: '<p>Text.</p>',
    words: { place: 'Ghat' },
  };
  return {
    facts: await save('facts', { publishedAt: '2026-11-14T09:30:00+05:30', topic: 'water' }),
    en: await save('en', said),
    hi: await save('hi', said),
  };
}

/** Prints each acknowledgement: a number of a document is public, or scheduled. */
async function edit(name: string): Promise<void> {
  const slug = `${prefix}-${name}`;
  const id = await act((tx) => createDocument(tx, notes, slug));
  let revisions: Record<string, number> = {};
  for (let number = 1; number <= 3; number += 1) {
    revisions = await write(id, number, revisions);
    const wanted = { documentId: id, revisions };
    if (number === 3) {
      const at = new Date(Date.now() + 100);
      await act((tx) => schedulePublishing(tx, notes, { ...wanted, at, authorId: AUTHOR }));
    } else await act((tx) => publish(tx, notes, wanted));
    process.stdout.write(`${slug} ${number}\n`);
  }
}

async function editOn(editor: number): Promise<never> {
  for (let turn = 0; ; turn += 1) await edit(`${editor}-${turn}`);
}

await Promise.all([1, 2, 3, 4].map(editOn));
