import { whereRead as whereReadIn } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import { features } from './features.ts';

/** The collections that readers search through. */
export const searchable: readonly Collection[] = features.flatMap((each) => each.searchable ?? []);

/** Every collection. */
export const collections: readonly Collection[] = [
  ...searchable,
  ...features.flatMap((each) => each.collections ?? []),
];

const byName = new Map(collections.map((each) => [each.name, each]));

/** The address at which a document is read that has no page of its own. */
export function whereRead({ collection, slug }: { collection: string; slug: string }) {
  return whereReadIn(byName.get(collection) ?? {}, { slug, facts: {} });
}
