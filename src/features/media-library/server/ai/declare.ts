import { readDescription } from '#content/files/picture-description.ts';
import { removeCopies } from '#content/files/store-copies.ts';
import { noteAi } from '#content/server/edit/ai-labels.ts';
import { invalid, Problem } from '#contract/problems.ts';
import { aiMedia } from '#db/schema/media-library.ts';
import type { Handler } from '#http/bind.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import type { declareAiMedia } from '../../contract/register.ts';
import type { MediaDependencies } from '../dependencies.ts';
import { keysOf, lockReady } from '../media-rows.ts';
import { labelAiJob } from './label-job.ts';

const labelled = ['picture', 'video', 'audio'];

/** Declares it; from then on no copy without the label is public, also while the labelled ones are made. */
export function declareWith({
  storage,
  enqueue,
}: MediaDependencies): Handler<typeof declareAiMedia> {
  return async ({ body: { id, extent, tool }, caller, act }) => {
    const keys = await act(async (tx) => {
      const locked = await lockReady(tx, id);
      if (!labelled.includes(locked.kind))
        throw invalid({ param: 'id', msg: 'Choose a picture, a film or a recording.' });
      const entry = { mediaId: id, name: locked.name, extent, tool, declaredBy: agentOf(caller) };
      const made = await tx.insert(aiMedia).values(entry).onConflictDoNothing().returning();
      if (made.length === 0)
        throw new Problem('doneAlready', { message: 'This file is declared already.' });
      const seen = await keysOf(storage, locked);
      await noteAi(tx, seen, extent);
      await enqueue(labelAiJob, { id }, tx);
      return seen;
    });
    for (const key of keys) {
      const picture = await readDescription(storage, key);
      if (picture) await removeCopies(storage, picture);
    }
    return { message: 'It is declared. Its public copies get the label now.' };
  };
}
