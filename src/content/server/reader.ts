import { sql } from 'drizzle-orm';
import { createBoundedQueue } from '#contract/bounded-queue.ts';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import type { ItemOf } from '../declare/item.ts';
import { withCoversApart } from './cover.ts';
import type { CoverLook } from './cover.ts';
import { conditions } from './filter.ts';
import type { ListFilter } from './filter.ts';
import { readCurrentSlug } from './former-slugs.ts';
import { createGlobalSearch } from './global-search.ts';
import { directionOf } from './list-order.ts';
import { createListRows } from './list-rows.ts';
import type { RowQuery } from './list-rows.ts';
import { hasIdIn } from './match-condition.ts';
import { nextExpiry } from './next-expiry.ts';
import { present } from './present.ts';
import { readPublished } from './published.ts';
import { createReferences } from './references.ts';
import { readRows } from './row.ts';
import type { Row } from './row.ts';
import { createSearchMatcher } from './spelling-correction.ts';
import type { SearchMatcher } from './spelling-correction.ts';

/** One page of a list; without `page` and `size` the whole list. */
export interface ListRequest extends ListFilter {
  page?: number | undefined;
  size?: number | undefined;
}

export interface ListReply<C extends Collection> {
  data: ItemOf<C>[];
  page: number;
  size: number;
  total: number;
}

/** Few searches run at a time, so that the database is left for other reading. */
const searchQueue = createBoundedQueue({ atOnce: 2, waiting: 20 });

/** A list that is asked for without paging stays below this, whatever a campaign piles up. */
const longestWholeList = 1_000;

/** Presents rows of a collection, with the documents that they refer to. */
function createPresenter(references: ReturnType<typeof createReferences>, look: () => CoverLook) {
  return async function presentAll<C extends Collection>(
    collection: C,
    rows: Row[],
    language: Language,
  ) {
    const targets = new Set(Object.values(collection.facts).flatMap(({ to }) => to ?? []));
    const loaded = new Map(
      await Promise.all(
        [...targets].map(
          async (target) => [target, await references.of(target, language)] as const,
        ),
      ),
    );
    const referred = (target: string, slug: string) => loaded.get(target)?.get(slug);
    const context = { referred, language, look: look() };
    const shown = rows.map((row) => present(collection, row, context));
    return withCoversApart(shown) as ItemOf<C>[];
  };
}

/** Leaves out documents that cannot be shown, because what they must refer to is not public. */
function showable<Item>(collection: Collection, items: readonly Item[]): Item[] {
  const needed = Object.entries(collection.facts).flatMap(([name, { to, isOptional }]) =>
    to && !isOptional ? [name] : [],
  );
  return items.filter((item) => needed.every((name) => Object(item)[name] !== undefined));
}

/** Finds single documents. */
function createFinders(
  db: Executor,
  presentAll: ReturnType<typeof createPresenter>,
  references: ReturnType<typeof createReferences>,
) {
  async function find<C extends Collection>(
    collection: C,
    language: Language,
    slug: string,
  ): Promise<ItemOf<C> | undefined> {
    tagRead(collection.name);
    const where = sql`v.slug = ${slug}`;
    const rows = await readRows(db, { collection: collection.name, language, where });
    const [item] = showable(collection, await presentAll(collection, rows, language));
    return item;
  }

  return {
    find,

    /** The document that has a title in any language, in the language asked for. */
    async findByTitle<C extends Collection>(collection: C, language: Language, title: string) {
      const slug = await references.slugOf(collection.name, title, language);
      return slug === undefined ? undefined : find(collection, language, slug);
    },

    /** Those of some documents that are public, in no order. */
    async pick<C extends Collection>(collection: C, language: Language, ids: readonly string[]) {
      tagRead(collection.name);
      const asked = { collection: collection.name, language, where: hasIdIn(ids) };
      const rows = ids.length > 0 ? await readRows(db, asked) : [];
      return showable(collection, await presentAll(collection, rows, language));
    },
  };
}

/** Reads what is public; `look` is the campaign's, for the covers. */
export function createReader(db: Executor, look: () => CoverLook) {
  const references = createReferences(db);
  const listRows = createListRows(db);
  const matching = createSearchMatcher(db);
  const everything = createGlobalSearch(db, matching);

  const presentAll = createPresenter(references, look);

  return {
    /** The connection that it reads by: rows that are written because of a reading are undone with a preview's. */
    db,

    async list<C extends Collection>(
      collection: C,
      language: Language,
      request: ListRequest = {},
    ): Promise<ListReply<C>> {
      tagRead(collection.name);
      const find = async () => {
        const wanted = await rowQueryOf({ db, matching }, collection, language, request);
        return { ...(await listRows.read(wanted)), limit: wanted.limit };
      };
      const { rows, total, limit } = await (request.s ? searchQueue(find) : find());
      const data = showable(collection, await presentAll(collection, rows, language));
      const isPaged = request.page !== undefined || request.size !== undefined;
      return { data, page: request.page ?? 1, size: isPaged ? limit : data.length, total };
    },

    ...createFinders(db, presentAll, references),

    /** The pictures that stand for documents, which need not be public, in the order of their rows. */
    async covers(
      collection: Collection,
      rows: Row[],
      language: Language,
    ): Promise<(Image | null)[]> {
      const shown = await presentAll(collection, rows, language);
      return shown.map(({ image }) => image as Image | null);
    },

    search: (...asked: Parameters<typeof everything.search>) =>
      searchQueue(() => everything.search(...asked)),

    currentSlug: (collection: string, formerSlug: string) =>
      readCurrentSlug(db, collection, formerSlug),

    published: (collections: readonly string[], page: { page: number; size: number }) =>
      readPublished(db, collections, page),

    /** Drops everything cached of a collection; call it when the collection changed. */
    forget(collection: string): void {
      references.forget(collection);
      listRows.forget(collection);
      matching.forget();
      everything.forget();
    },
  };
}

/** The moment at which a list changes without a write: «upcoming» changes when the next event ends. */
async function limitToNextExpiry(
  db: Executor,
  { name }: Collection,
  { type }: ListRequest,
): Promise<Date | undefined> {
  if (type !== 'upcoming' && type !== 'past') return undefined;
  const end = await nextExpiry(db, name);
  if (end) limitLifetime(end);
  return end;
}

/** Makes the query of a request's rows. */
async function rowQueryOf(
  { db, matching }: { db: Executor; matching: SearchMatcher },
  collection: Collection,
  language: Language,
  request: ListRequest,
): Promise<RowQuery> {
  const { page = 1, size = request.page ? defaultPageSize : longestWholeList, ...filter } = request;
  const end = await limitToNextExpiry(db, collection, request);
  return {
    collection: collection.name,
    ...(await conditions(matching, collection, language, request)),
    isSearch: Boolean(request.s),
    direction: directionOf(collection, request),
    limit: size,
    offset: (page - 1) * size,
    key: JSON.stringify([language, filter, end]),
  };
}

export type Reader = ReturnType<typeof createReader>;
