import type { Endpoint } from '#contract/endpoint.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { HandlerContext } from '#http/bind.ts';
import { indianDay, toIso } from '#lib/clock.ts';
import { readAgentNames } from './agent-directory.ts';
import { agentOf } from './agent-of.ts';

type Exporting = Pick<HandlerContext<Endpoint>, 'caller' | 'act' | 'addTargets'>;

/** The row that tells who took a table away, and why. */
interface Taken {
  id: number | string;
  at: Date;
}

/**
 * Notes that an agent takes a table with people away. Its `mark` stands in every row, so that a part of the table
 * tells whose copy it is; `name` is that of the file.
 */
export async function markExport(
  db: Database,
  { caller, act, addTargets }: Exporting,
  about: string,
  note: (tx: Transaction, agentId: string) => Promise<Taken[]>,
): Promise<{ agentId: string; mark: string; name: string }> {
  const agentId = agentOf(caller);
  const { id, at } = await act(async (tx) => {
    const [made] = await note(tx, agentId);
    if (!made) throw new Error('An export was not noted');
    addTargets(made.id);
    return made;
  });
  const by = (await readAgentNames(db, [agentId])).get(agentId) ?? '';
  return {
    agentId,
    mark: `${id} · ${by} · ${toIso(at)}`,
    name: `${about}-${indianDay(at)}-${id}.csv`,
  };
}
