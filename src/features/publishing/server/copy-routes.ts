import type { Collections } from '#content/server/drafts/collections.ts';
import { categorize, requireCategory } from '#content/server/edit/categorize.ts';
import { copyDocument } from '#content/server/edit/copy-document.ts';
import { bind } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { categorizeDrafts, duplicateDraft } from '../contract.ts';
import { eachOf } from './each-of.ts';

/** Calls that write drafts from a list, without an editor. */
export function copyRoutes({ of, sectionOf }: Collections) {
  return [
    bind(
      categorizeDrafts,
      async ({
        body: { collection: name, ids, category: slug },
        caller,
        act,
        addTargets,
        language,
      }) => {
        const collection = of(name);
        const authorId = callingAgent(caller).id;
        const data = await act(async (tx) => {
          const field = await requireCategory(tx, collection, slug);
          return eachOf(tx, ids, { addTargets, language }, (one, documentId) =>
            categorize(one, collection, { documentId, field, slug, authorId }),
          );
        });
        return { data };
      },
      sectionOf,
    ),

    bind(
      duplicateDraft,
      async ({ body: { collection, id: documentId }, caller, act, addTargets }) => {
        const authorId = callingAgent(caller).id;
        const data = await act(async (tx) => {
          const made = await copyDocument(tx, of(collection), { documentId, authorId });
          addTargets(made.id);
          return made;
        });
        return { data };
      },
      sectionOf,
    ),
  ];
}
