import type { Collections } from '#content/server/drafts/collections.ts';
import { createSaver } from '#content/server/edit/save-together.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { saveDraftPart } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';

/** The call that comes every two seconds from everybody who writes. */
export function saveWith(
  { db, report }: EditingDependencies,
  named: Collections,
): Handler<typeof saveDraftPart> {
  const savePart = createSaver(db, report);
  return async ({ body, caller }) => {
    const { collection, id: documentId, ...save } = body;
    const authorId = callingAgent(caller).id;
    const saved = await savePart(named.of(collection), { ...save, documentId, authorId });
    const { revision, content, isMerged, behind } = saved;
    const merged = isMerged ? (content as typeof save.content) : null;
    return { data: { revision, merged, behind, at: new Date().toISOString() } };
  };
}
