import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { Collection } from '#content/declare/collection.ts';
import { collections } from '#content/import/campaign-fixture.ts';
import type { Part, PartContent, PartRevisions } from '#content/server/edit/parts.ts';
import { publish } from '#content/server/edit/publish.ts';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { createDocument, saveDraft } from '#content/server/edit/save-draft.ts';
import { createReader } from '#content/server/reader.ts';
import { onChange } from '#db/cache-tags.ts';
import type { Database, Executor } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { testDatabase } from './database.ts';
import { draftLists } from './listed-drafts.ts';

export const [topics, notes, fairs] = collections as [Collection, Collection, Collection];

export const ila = randomUUID();
export const farida = randomUUID();
export const english = {
  title: 'A tap',
  summary: 'For all.',
  body: '<p>The tap runs.</p>',
  words: { place: 'Ghat' },
};
export const hindi = {
  title: 'नल',
  summary: 'सबके लिए',
  body: '<p>पानी आ गया</p>',
  words: { place: 'घाट' },
};
export const facts = { publishedAt: '2026-11-14T09:30:00+05:30', topic: 'water' };
export const topicWords = (title: string) => ({ title, summary: null, body: null, words: {} });

interface Saving {
  collection?: Collection;
  base?: number | null | undefined;
  authorId?: string;
}

/** Looks as readers and as editors do. */
function lookingInto(db: Database) {
  const reader = createReader(db, () => ({ hue: 205, motifsOff: [], tint: '#baeaef' }));
  const found = (slug = 'tap', language: 'en' | 'hi' = 'en') => {
    for (const { name } of [notes, topics]) reader.forget(name);
    return reader.find(notes, language, slug);
  };
  /** The newest content of a part. */
  const newest = async (id: string, part: Part) => (await readHeads(db, id)).get(part)?.content;
  return { reader, found, newest, listed: draftLists(db, collections) };
}

/**
 * A database with one public topic, emptied before each test, and the actions of editors and
 * readers.
 */
export async function editingDesk() {
  const connection = await testDatabase();
  const { db } = connection;
  const changed: string[] = [];
  await onChange(connection.listen, (tags) => void changed.push(...tags));

  const act = <Result>(work: (tx: Executor) => Promise<Result>) => transaction(db, work);

  function save(documentId: string, part: Part, content: PartContent, saving: Saving = {}) {
    const { collection = notes, base = null, authorId = ila } = saving;
    return act((tx) => saveDraft(tx, collection, { documentId, part, content, base, authorId }));
  }

  /**
   * Creates a document with facts and English text as drafts; returns its id, and the revision of
   * each part.
   */
  async function draftIn(
    collection: Collection,
    slug: string,
    [said, words]: [PartContent, PartContent],
  ): Promise<{ id: string; revisions: PartRevisions }> {
    const id = await act((tx) => createDocument(tx, collection, slug));
    const revisions = {
      facts: await save(id, 'facts', said, { collection }),
      en: await save(id, 'en', words, { collection }),
    };
    return { id, revisions };
  }

  const draft = (slug = 'tap') => draftIn(notes, slug, [facts, english]);

  async function published(slug = 'tap') {
    const drafted = await draft(slug);
    await act((tx) => publish(tx, notes, { documentId: drafted.id, ...drafted }));
    return drafted;
  }

  async function publishedTopic(slug: string): Promise<string> {
    const { id, revisions } = await draftIn(topics, slug, [{}, topicWords(slug)]);
    await act((tx) => publish(tx, topics, { documentId: id, revisions }));
    return id;
  }

  /** Tags announced to other processes, once every earlier notice has arrived. */
  async function toldOf(): Promise<string[]> {
    await db.execute(sql`select pg_notify('changes', 'last')`);
    await expect.poll(() => changed.at(-1)).toBe('last');
    return changed.splice(0).filter((tag) => tag !== 'last');
  }

  beforeEach(async () => {
    await db.execute(
      sql`truncate documents, revisions, drafts, versions, schedule, former_slugs, publications cascade`,
    );
    await publishedTopic('water');
    await toldOf();
  });

  return { db, ...lookingInto(db), act, save, draft, draftIn, published, publishedTopic, toldOf };
}
