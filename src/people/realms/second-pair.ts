import type { Collection } from '#content/declare/collection.ts';
import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import type { Executor } from '#db/database.ts';
import { hasAnother } from './agent-names.ts';

/**
 * Whether somebody else has to approve what an agent publishes in a collection: where four eyes are on
 * in its section, and there is anybody else who could.
 */
export async function needsSecondPair(
  tx: Executor,
  collection: Collection,
  agentId: string,
  all: readonly Collection[],
): Promise<boolean> {
  const { section } = collection;
  const on = await readFourEyes(tx, all);
  return on.has(section) && hasAnother(tx, `${section}:review`, agentId);
}
