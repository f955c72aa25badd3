import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Stage } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import type { PartStatus, when } from '../../declare/draft-shapes.ts';
import type { Reader } from '../reader.ts';
import type { Collections } from './collections.ts';
import { languagesIn, readEditorialStates } from './editorial-state.ts';
import type { EditorialState } from './editorial-state.ts';
import { pendingReview, statusOf } from './part-status.ts';
import { readTitles } from './referred-titles.ts';
import { validIn } from './shown-files.ts';

/** A row of a list, but for the name of its author. */
export interface DraftRow {
  id: string;
  collection: string;
  slug: string;
  stage: Stage;
  titles: Partial<Record<Language, string>>;
  image: Image | null;
  category: { slug: string; title: string } | null;
  parts: PartStatus[];
  revisions: Record<string, number>;
  when: z.output<typeof when>;
  authorId: string | null;
  editedAt: string;
}

type Stored = {
  id: string;
  collection: string;
  slug: string;
  stage: Stage;
  editedAt: Date;
  editedBy: string | null;
  updatedAt: Date;
  createdAt: string;
  binnedAt: Date | null;
  category: string | null;
  titles: Partial<Record<Language, string>> | null;
  facts: Record<string, unknown> | null;
  words: Record<string, unknown> | null;
};

interface RowContext {
  db: Executor;
  reader: Pick<Reader, 'covers'>;
  named: Collections;
  /** The languages that the site offers. */
  offered: readonly Language[];
  language: Language;
}

/** Rows of documents in the order of their ids. */
export async function readDraftRows(
  context: RowContext,
  ids: readonly string[],
): Promise<DraftRow[]> {
  if (ids.length === 0) return [];
  const { db, offered } = context;
  const [stored, states] = await Promise.all([readStored(db, ids), readEditorialStates(db, ids)]);
  const [images, categories] = await Promise.all([
    readImages(context, stored),
    readCategories(context, stored),
  ]);
  return stored.map((row) => {
    const editorial = states(row.id);
    const isBinned = row.stage === 'binned';
    const parts = [...new Set([...offered, ...languagesIn(editorial)])];
    return {
      id: row.id,
      collection: row.collection,
      slug: row.slug,
      stage: row.stage,
      titles: row.titles ?? {},
      image: images.get(row.id) ?? null,
      category: categories(row),
      parts: parts.map((part) => statusOf(editorial, part, { isBinned })),
      revisions: Object.fromEntries(
        editorial.parts.map(({ part, revisionId }) => [part, revisionId]),
      ),
      when: whenOf(row, editorial),
      authorId: row.editedBy,
      editedAt: new Date(row.editedAt).toISOString(),
    };
  });
}

async function readStored(db: Executor, ids: readonly string[]): Promise<Stored[]> {
  const { rows } = await db.execute<Stored>(sql`
    select d.id, d.collection, d.slug, d.stage, d.edited_at as "editedAt", d.edited_by as "editedBy",
      d.updated_at as "updatedAt", d.created_at as "createdAt", d.binned_at as "binnedAt", d.category,
      said.titles, said.facts, said.words
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, place)
      join documents d on d.id = wanted.id
      left join lateral (
        select jsonb_object_agg(p.part, r.content -> 'title') filter (where p.part <> 'facts') as titles,
          (array_agg(r.content) filter (where p.part = 'facts'))[1] as facts,
          (array_agg(r.content -> 'words' order by p.part = ${primaryLanguage} desc)
            filter (where p.part <> 'facts'))[1] as words
        from drafts p join revisions r on r.id = p.revision_id where p.document_id = d.id
      ) said on true
    order by wanted.place`);
  return rows;
}

/** The picture of each document, drawn or not; a draft whose values are not valid yet may have none. */
async function readImages(
  { reader, named, language }: RowContext,
  stored: readonly Stored[],
): Promise<Map<string, Image | null>> {
  const byCollection = Map.groupBy(stored, ({ collection }) => collection);
  const found = await Promise.all(
    Array.from(byCollection, async ([name, rows]) => {
      const collection = named.of(name);
      const images = await reader.covers(
        collection,
        rows.map((row) => drawable(collection, row, language)),
        language,
      );
      return rows.map(({ id }, index) => [id, images[index] ?? null] as const);
    }),
  );
  return new Map(found.flat());
}

function drawable(collection: Collection, row: Stored, language: Language) {
  const { id, slug, titles, createdAt } = row;
  const values = (fields: Collection['facts'], given: Record<string, unknown> | null) =>
    Object.fromEntries(
      Object.entries(validIn(fields, given ?? {})).map(([name, { value }]) => [name, value]),
    );
  const title = [titles?.[language], ...Object.values(titles ?? {})].find(Boolean) ?? '';
  const texts = { title, summary: null, body: null };
  const facts = values(collection.facts, row.facts);
  const words = values(collection.words, row.words);
  return {
    id,
    slug,
    language,
    languages: [],
    ...texts,
    facts,
    words,
    createdAt,
    updatedAt: createdAt,
  };
}

async function readCategories({ db, named, language }: RowContext, stored: readonly Stored[]) {
  const fieldOf = (name: string) => {
    const { category, facts } = named.of(name);
    return category === undefined ? undefined : facts[category];
  };
  const wanted = stored.flatMap(({ collection, category: slug }) => {
    const to = fieldOf(collection)?.to;
    return to && slug ? [{ to, slug }] : [];
  });
  const titles = await readTitles(db, wanted, language);
  return ({ collection, category: slug }: Stored) => {
    if (!slug) return null;
    const field = fieldOf(collection);
    const [en, hi] = field?.also?.[slug] ?? [];
    const ofChoice = language === 'hi' ? hi : en;
    return { slug, title: ofChoice ?? titles.get(`${field?.to}/${slug}`) ?? slug };
  };
}

/** The moment that matters most of a document: the one nearest to the public. */
function whenOf(row: Stored, editorial: EditorialState): DraftRow['when'] {
  const at = (moment: Date) => new Date(moment).toISOString();
  if (row.binnedAt) return { what: 'binned', at: at(row.binnedAt) };
  const [goesOut] = editorial.plans.filter(({ action }) => action === 'publish');
  if (goesOut) return { what: 'goes-out', at: at(goesOut.at) };
  const reviews = editorial.parts.flatMap((part) => pendingReview(editorial, part) ?? []);
  const waiting = reviews.find(({ state }) => state === 'waiting');
  if (waiting) return { what: 'sent', at: at(waiting.sentAt) };
  const [decided] = reviews;
  if (decided?.decidedAt)
    return {
      what: decided.state === 'returned' ? 'returned' : 'approved',
      at: at(decided.decidedAt),
    };
  const [comesDown] = editorial.plans;
  if (comesDown) return { what: 'comes-down', at: at(comesDown.at) };
  if (row.stage === 'live') return { what: 'live-since', at: at(row.updatedAt) };
  return { what: 'changed', at: at(row.editedAt) };
}
