import type { Collection } from '#content/declare/collection.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { bin, restoreFromBin } from '#content/server/edit/bin.ts';
import { lockDocument, lockForWriting } from '#content/server/edit/document-row.ts';
import type { NeedsApproval } from '#content/server/edit/four-eyes.ts';
import type { RequireMayGoOut } from '#content/server/edit/going-out.ts';
import { partsOf } from '#content/server/edit/parts.ts';
import type { PartRevisions } from '#content/server/edit/parts.ts';
import { publish, unpublish } from '#content/server/edit/publish.ts';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { schedulePublishing } from '#content/server/edit/schedule.ts';
import type { Language } from '#contract/languages.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { readNeedsApproval } from '#people/realms/second-pair.ts';
import { binDrafts, publishDrafts, restoreDrafts } from '../contract.ts';
import type { PublishingDependencies } from './dependencies.ts';
import { eachOf } from './each-of.ts';

/** Calls that do one thing with many documents, and tell of each what came of it. */
export function manyDocumentsRoutes(services: PublishingDependencies, named: Collections) {
  const { sectionOf } = named;
  return [
    publishing(services, named),

    bind(
      binDrafts,
      async ({ body: { collection: name, ids }, caller, act, addTargets, language }) => {
        const collection = named.of(name);
        const mayPublish = callingAgent(caller).may(`${collection.section}:publish`);
        const data = await act((tx) =>
          eachOf(tx, ids, { addTargets, language }, async (one, id) => {
            const { languages } = await lockDocument(one, collection, id);
            // Only those who may publish take anything off the site.
            if (languages.length > 0 && !mayPublish) throw new Problem('forbidden');
            await bin(one, named.all, collection, id);
          }),
        );
        return { data };
      },
      sectionOf,
    ),

    bind(
      restoreDrafts,
      async ({ body: { collection, ids }, act, addTargets, language }) => {
        const data = await act((tx) =>
          eachOf(tx, ids, { addTargets, language }, (one, id) =>
            restoreFromBin(one, named.of(collection), id),
          ),
        );
        return { data };
      },
      sectionOf,
    ),
  ];
}

const publishing = ({ prepareGoingOut }: PublishingDependencies, named: Collections) =>
  bind(
    publishDrafts,
    async ({ body, caller, act, addTargets, language }) => {
      const { collection: name, ids, action, at, revisions: seen = {} } = body;
      if (action === 'schedule' && at === undefined)
        throw invalid({ param: 'at', msg: 'Choose a day and an hour' });
      const collection = named.of(name);
      const { id: authorId } = callingAgent(caller);
      const when = at === undefined ? undefined : new Date(at);
      const requirements = new Map<string, RequireMayGoOut>();
      if (action !== 'unpublish')
        for (const id of ids) requirements.set(id, await prepareGoingOut(collection, id, when));
      const data = await act(async (tx) => {
        const needsApproval = await readNeedsApproval(tx, collection, authorId, named.all);
        const how = { action, authorId, at: when, needsApproval, neededBy: named.all };
        return eachOf(tx, ids, { addTargets, language }, async (one, id) => {
          await lockForWriting(one, collection, id);
          await requirements.get(id)?.(one);
          await changePublic(one, collection, id, { ...how, seen: seen[id] });
        });
      });
      return { data };
    },
    named.sectionOf,
  );

interface HowPublic {
  action: 'publish' | 'schedule' | 'unpublish';
  authorId: string;
  at: Date | undefined;
  needsApproval: NeedsApproval;
  neededBy: readonly Collection[];
  /** The revisions that whoever asks has looked at; the newest if left out. */
  seen: PartRevisions | undefined;
}

const CHANGED_SINCE = {
  message: 'Somebody else changed this meanwhile. Look at it again first.',
};

/** Publishes, plans or takes down everything that is written of a document. */
async function changePublic(
  tx: Executor,
  collection: Collection,
  documentId: string,
  { action, authorId, at, needsApproval, neededBy, seen }: HowPublic,
): Promise<void> {
  if (action === 'unpublish') {
    const { languages } = await lockDocument(tx, collection, documentId);
    if (languages.length === 0)
      throw new Problem('doneAlready', { message: 'This is not on the site.' });
    for (const language of languages as Language[])
      await unpublish(tx, collection, { documentId, language, neededBy });
    return;
  }
  const revisions = await seenRevisions(tx, documentId, seen);
  const publication = { documentId, revisions, needsApproval };
  if (action === 'publish') await publish(tx, collection, publication);
  else if (at) await schedulePublishing(tx, collection, { ...publication, at, authorId });
}

/** Throws where one of these parts was saved since it was looked at. */
async function seenRevisions(
  tx: Executor,
  documentId: string,
  seen: PartRevisions | undefined,
): Promise<PartRevisions> {
  const heads = await readHeads(tx, documentId);
  const newest: PartRevisions = Object.fromEntries(
    Array.from(heads, ([part, { id }]) => [part, id]),
  );
  if (!seen) return newest;
  if (partsOf(seen).some(([part, revision]) => newest[part] !== revision))
    throw new Problem('conflict', CHANGED_SINCE);
  return seen;
}
