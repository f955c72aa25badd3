import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import type { Reviewed } from '#content/server/edit/four-eyes.ts';
import type { Executor } from '#db/database.ts';
import { hasAnother } from './agent-directory.ts';

/**
 * Whether somebody else has to approve what an agent publishes or sends: where four eyes are on
 * in its section, and there is anybody else who could.
 */
export async function needsSecondPair(
  tx: Executor,
  collection: Reviewed,
  agentId: string,
  all: readonly Reviewed[],
): Promise<boolean> {
  const { section } = collection;
  const on = await readFourEyes(tx, all);
  return on.has(section) && hasAnother(tx, `${section}:review`, agentId);
}
