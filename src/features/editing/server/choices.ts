import type { Collection } from '#content/declare/collection.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { conditionOf, selectPage } from '#content/server/drafts/draft-query.ts';
import type { DraftQuery } from '#content/server/drafts/draft-query.ts';
import { readDraftRows } from '#content/server/drafts/draft-rows.ts';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { invalid } from '#contract/problems.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { listChoices } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';

interface Wanted {
  s: string | undefined;
  size: number;
  language: Language;
}

/** Lists what a field may point to; whoever writes a video may choose a category of news, which others write. */
export function choicesWith(
  services: EditingDependencies,
  named: Collections,
): Handler<typeof listChoices> {
  return async ({ query, caller, language }) => {
    const to = named.of(query.collection).facts[query.field]?.to;
    if (!to) throw invalid({ param: 'field', msg: 'There is no such field' });
    const target = named.of(to);
    const wanted = { s: query.s, size: query.size ?? defaultPageSize, language };
    const data = callingAgent(caller).mayAnywhere(`${target.section}:read`)
      ? await findDrafts(services, named, target, wanted)
      : await findLive(services, target, wanted);
    return { data };
  };
}

async function findDrafts(
  { db, reader, offeredLanguages }: EditingDependencies,
  named: Collections,
  { name }: Collection,
  { s, size, language }: Wanted,
) {
  const query: DraftQuery = { collections: [name], view: 'all', sort: 'edited', s };
  const where = await conditionOf(db, query);
  const ids = await selectPage(db, query, where, { limit: size, offset: 0 });
  const context = { db, reader, named, offered: offeredLanguages(), language };
  const rows = await readDraftRows(context, ids);
  return rows.map(({ slug, stage, titles }) => ({
    slug,
    title: titles[language] ?? Object.values(titles)[0] ?? slug,
    stage,
  }));
}

async function findLive(
  { reader }: EditingDependencies,
  target: Collection,
  { s, size, language }: Wanted,
) {
  const { data } = await reader.list(target, language, { s, page: 1, size });
  return data.map(({ slug, title }) => ({
    slug: String(slug),
    title: String(title),
    stage: 'live' as const,
  }));
}
