import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { lockDocument } from './document-row.ts';
import { createAt, newSlugs } from './new-slug.ts';
import { factsPart, languageContent } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import { readHeads } from './revision-store.ts';
import { saveDraft } from './save-draft.ts';

interface Copying {
  documentId: string;
  authorId: string;
}

/** Makes a draft with the newest texts and facts of another document; its titles end with `(2)`. */
export async function copyDocument(
  tx: Executor,
  collection: Collection,
  { documentId, authorId }: Copying,
): Promise<{ id: string; slug: string }> {
  const document = await lockDocument(tx, collection, documentId);
  const heads = await readHeads(tx, documentId);
  const [first = factsPart] = [...heads.keys()].filter((part) => part !== factsPart);
  const original = document.original ?? (heads.has('en') ? 'en' : first);
  if (original === factsPart)
    throw new Problem('conflict', { message: 'There is nothing written in it to copy.' });
  const title = titleOf(heads.get(original)?.content);
  const made = await createAt(tx, collection, newSlugs(title), { original, authorId });
  // The original comes first: translations are measured against it.
  const order = [...heads].toSorted(
    ([one], [other]) => rankOf(one, original) - rankOf(other, original),
  );
  for (const [part, { content }] of order) {
    const copied = part === factsPart ? content : { ...content, title: titleOf(content) };
    await saveDraft(tx, collection, {
      documentId: made.id,
      part,
      content: copied,
      base: null,
      authorId,
    });
  }
  return made;
}

const rankOf = (part: Part, original: Part) => (part === original ? 0 : 1);

const titleOf = (content: PartContent | undefined) =>
  `${content ? languageContent(content).title : ''} (2)`.trim();
