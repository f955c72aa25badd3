import type { Collection } from '#content/declare/collection.ts';
import { findUses, publicTitles } from '#content/server/file-uses.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaUse } from '#contract/media-file.ts';
import { may } from '#contract/roles.ts';
import type { Grant } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';

export interface Reading {
  collections: readonly Collection[];
  grants: readonly Grant[];
  language: Language;
}

/**
 * The documents that name one of these keys. Those of a section that the caller may not read are named
 * as everybody knows them, and one that is not public by nothing but its state.
 */
export async function usesSeenBy(
  db: Executor,
  keys: readonly string[],
  { collections, grants, language }: Reading,
): Promise<MediaUse[]> {
  const uses = await findUses(db, keys, language);
  const mayRead = ({ collection }: MediaUse) => {
    const section = collections.find(({ name }) => name === collection)?.section;
    return section !== undefined && may(grants, `${section}:read`, undefined);
  };
  const others = uses.filter((use) => !mayRead(use)).map(({ documentId }) => documentId);
  const titles = await publicTitles(db, others, language);
  return uses.map((use) => {
    if (mayRead(use)) return use;
    const title = titles.get(use.documentId);
    return title === undefined ? { ...use, title: '', slug: '' } : { ...use, title };
  });
}
