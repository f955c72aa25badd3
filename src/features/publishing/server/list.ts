import type { Collections } from '#content/server/drafts/collections.ts';
import {
  conditionOf,
  countFound,
  countViews,
  selectPage,
} from '#content/server/drafts/draft-query.ts';
import type { DraftQuery } from '#content/server/drafts/draft-query.ts';
import { readDraftRows } from '#content/server/drafts/draft-rows.ts';
import type { DraftRow } from '#content/server/drafts/draft-rows.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { invalid } from '#contract/problems.ts';
import type { Handler } from '#http/bind.ts';
import { readCurrentAgents } from '#people/realms/agent-directory.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import type { listDrafts } from '../contract.ts';
import type { PublishingDependencies } from './dependencies.ts';

/** Names of the collections that a list is about: the one that is named, or all that the agent may read. */
export function readableCollections(
  agent: CallingAgent,
  named: Collections,
  name: string | undefined,
): string[] {
  if (name !== undefined) return [named.of(name).name];
  const readable = named.all.filter(({ section }) => agent.mayAnywhere(`${section}:read`));
  return readable.map((each) => each.name);
}

export function listWith(
  services: PublishingDependencies,
  named: Collections,
): Handler<typeof listDrafts> {
  const { db, reader } = services;
  return async ({ query, caller, language }) => {
    const { page = 1, size = defaultPageSize, view = 'all', sort = 'edited', ...filters } = query;
    const collections = readableCollections(callingAgent(caller), named, query.collection);
    requireOrder(named, sort, query.collection);
    const wanted: DraftQuery = { ...filters, collections, view, sort };
    const where = await conditionOf(db, wanted);
    const [ids, counts, authors] = await Promise.all([
      selectPage(db, wanted, where, { limit: size, offset: (page - 1) * size }),
      countViews(db, collections),
      readCurrentAgents(db),
    ]);
    const total = isFiltered(wanted) ? await countFound(db, wanted, where) : counts[view];
    const offered = services.offeredLanguages();
    const rows = await readDraftRows({ db, reader, named, offered, language }, ids);
    return { data: await withAuthors(services, rows), page, size, total, counts, authors };
  };
}

function requireOrder(named: Collections, sort: DraftQuery['sort'], name: string | undefined) {
  const isByHand = name !== undefined && named.of(name).order.by === 'position';
  if (sort === 'position' && !isByHand)
    throw invalid({ param: 'sort', msg: 'This kind of content is not ordered by hand' });
}

const isFiltered = ({ s, category, author, since, until }: DraftQuery) =>
  [s, category, author, since, until].some(Boolean);

/** Rows with the names of those who edited them last. */
export async function withAuthors({ db }: PublishingDependencies, rows: readonly DraftRow[]) {
  const person = await namePeople(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ authorId, ...row }) => ({
    ...row,
    author: authorId ? person(authorId) : null,
  }));
}
