import { whereRead } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import type { Json } from '#content/declare/draft-shapes.ts';
import { everyPart } from '#content/declare/parts.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { statusOf } from '#content/server/drafts/part-status.ts';
import { readWholeDraft } from '#content/server/drafts/read-document.ts';
import type { WholeDraft } from '#content/server/drafts/read-document.ts';
import { readReferred } from '#content/server/drafts/referred-titles.ts';
import { shownFiles } from '#content/server/drafts/shown-files.ts';
import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { NamedPerson } from '#people/realms/calling-agent.ts';
import { readAnswered } from '#people/realms/second-pair.ts';
import type { readDraft } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';

export function readWith(
  { db, collections }: EditingDependencies,
  named: Collections,
): Handler<typeof readDraft> {
  return async ({ query: { collection: name, id }, caller, language }) => {
    const collection = named.of(name);
    const draft = await readWholeDraft(db, collection, id);
    const { row, heads, editorial, original } = draft;
    const facts = heads.get('facts')?.content ?? {};
    const [person, underFourEyes, isAnswered, references] = await Promise.all([
      namePeople(db, [
        ...Array.from(heads.values(), ({ authorId }) => authorId),
        ...editorial.plans.map(({ authorId }) => authorId),
      ]),
      readFourEyes(db, collections),
      readAnswered(db, collection, callingAgent(caller).id),
      readReferred(db, collection, facts, language),
    ]);
    const { stage, slug, createdAt, binnedAt } = row;
    const answered = everyPart.filter(isAnswered);
    return {
      data: {
        id,
        collection: name,
        slug,
        stage,
        original,
        references,
        path: whereRead(collection, { slug, facts }) ?? null,
        createdAt: createdAt.toISOString(),
        binnedAt: binnedAt?.toISOString() ?? null,
        parts: partsOf(collection, draft, person),
        plans: editorial.plans.map(({ part, action, at, revisionId, authorId }) => ({
          part,
          action,
          revision: revisionId,
          at: at.toISOString(),
          author: person(authorId),
        })),
        review: newestReview(draft),
        fourEyes: underFourEyes.has(collection.section) ? answered : [],
        answered,
      },
    };
  };
}

function partsOf(collection: Collection, draft: WholeDraft, person: (id: string) => NamedPerson) {
  const { heads, editorial, row } = draft;
  const isBinned = row.binnedAt !== null;
  return Array.from(heads, ([part, { id, authorId, at, content }]) => {
    const { state, hasChanges } = statusOf(editorial, part, { isBinned });
    const written = editorial.parts.find((each) => each.part === part);
    return {
      part,
      state,
      hasChanges,
      // It comes from a JSON column.
      content: content as Record<string, Json>,
      revision: id,
      liveRevision: written?.liveRevisionId ?? null,
      author: person(authorId),
      at: at.toISOString(),
      files: shownFiles(collection, part, content),
      behind: draft.behindIn(part),
    };
  });
}

function newestReview({ editorial: { reviews } }: WholeDraft) {
  const [newest] = reviews.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
  if (!newest) return null;
  const { id, state, reason } = newest;
  const its = reviews.filter((each) => each.id === id);
  const parts = Object.fromEntries(its.map(({ part, revisionId }) => [part, revisionId]));
  return { id, state, reason, parts };
}
