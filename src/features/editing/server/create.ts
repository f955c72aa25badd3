import type { Collections } from '#content/server/drafts/collections.ts';
import { createAt, newSlugs } from '#content/server/edit/new-slug.ts';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import { primaryLanguage } from '#contract/languages.ts';
import { invalid } from '#contract/problems.ts';
import type { Handler } from '#http/bind.ts';
import { isSlug } from '#lib/slug.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { createDraft } from '../contract.ts';

/** Makes a document with its title as the first draft, where one was given. */
export function createWith(named: Collections): Handler<typeof createDraft> {
  return async ({ body, caller, act, addTargets }) => {
    const collection = named.of(body.collection);
    const { slug, title, original = primaryLanguage } = body;
    if (slug !== undefined && !isSlug(slug))
      throw invalid({ param: 'slug', msg: 'Use small letters, numbers and hyphens, at most 80' });
    const authorId = callingAgent(caller).id;
    const made = await act(async (tx) => {
      const slugs = slug === undefined ? newSlugs(title) : [slug];
      const document = await createAt(tx, collection, slugs, { original, authorId });
      addTargets(document.id);
      const content = { title: title ?? '', summary: null, body: null, words: {} };
      const save = { documentId: document.id, part: original, content, base: null, authorId };
      if (title) await saveDraft(tx, collection, save);
      return document;
    });
    return { data: made };
  };
}
