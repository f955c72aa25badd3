import type { Collections } from '#content/server/drafts/collections.ts';
import { lockForWriting } from '#content/server/edit/document-row.ts';
import { renameSlug } from '#content/server/edit/rename-slug.ts';
import { Problem } from '#contract/problems.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { renameDraft } from '../contract.ts';

/** The address of what is public is public too, so that changing it needs the right to publish. */
export function renameWith(named: Collections): Handler<typeof renameDraft> {
  return async ({ body, caller, act }) => {
    const collection = named.of(body.collection);
    const mayPublish = callingAgent(caller).may(`${collection.section}:publish`);
    await act(async (tx) => {
      const { languages } = await lockForWriting(tx, collection, body.id);
      if (languages.length > 0 && !mayPublish) throw new Problem('forbidden');
      await renameSlug(tx, named.all, collection, { documentId: body.id, slug: body.slug });
    });
    return { message: 'It has its new address.' };
  };
}
