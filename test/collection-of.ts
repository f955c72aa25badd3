import type { Collection } from '#content/declare/collection.ts';
import { collections } from '../src/main/collections.ts';

/** A collection by its name, for tests that may not import another feature. */
export function collectionOf(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection ${name}`);
  return found;
}
