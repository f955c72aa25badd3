import type { Collection } from '#content/declare/collection.ts';
import type { Json } from '#content/declare/draft-shapes.ts';
import { changedFields } from '#content/declare/part-fields.ts';
import { byName } from '#content/server/drafts/collections.ts';
import { readHistory, readSides } from '#content/server/drafts/history.ts';
import type { HistoryRow } from '#content/server/drafts/history.ts';
import { findDocument } from '#content/server/drafts/read-document.ts';
import { readShownPart } from '#content/server/drafts/shown-part.ts';
import { restoreRevision } from '#content/server/edit/restore-revision.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { NamedPerson } from '#people/realms/calling-agent.ts';
import { compareRevisions, listRevisions, restoreDraftRevision } from '../contract.ts';

interface Dependencies {
  db: Database;
  collections: readonly Collection[];
}

export const revisionRoutes = ({ db, collections }: Dependencies) => {
  const named = byName(collections);
  const { sectionOf } = named;
  return [
    bind(
      listRevisions,
      async ({ query: { collection, id, part } }) => {
        await findDocument(db, named.of(collection), id);
        const history = await readHistory(db, id, part);
        const person = await namePeople(
          db,
          history.map(({ authorId }) => authorId),
        );
        return { data: history.map((row) => ({ ...aboutOne(row, person), fields: row.fields })) };
      },
      sectionOf,
    ),

    bind(
      compareRevisions,
      async ({ query: { collection: name, id, a, b }, language }) => {
        const collection = named.of(name);
        await findDocument(db, collection, id);
        const sides = await readSides(db, id, b === undefined ? [a] : [a, b]);
        const [one, other] = [a, b].map((wanted) => sides.find((each) => each.id === wanted));
        const isPair = one && (b === undefined || other?.part === one.part);
        if (!isPair) throw new Problem('notFound');
        const person = await namePeople(
          db,
          sides.map(({ authorId }) => authorId),
        );
        const whole = async (side: Side) => ({
          ...aboutOne(side, person),
          content: side.content as Record<string, Json>,
          ...(await readShownPart(db, collection, side, language)),
        });
        const fields = other ? changedFields(one.part, one.content, other.content) : [];
        return { data: { a: await whole(one), b: other ? await whole(other) : null, fields } };
      },
      sectionOf,
    ),

    bind(
      restoreDraftRevision,
      async ({
        body: { collection, id: documentId, revision: revisionId, ...rest },
        caller,
        act,
      }) => {
        const authorId = callingAgent(caller).id;
        const restoring = { ...rest, documentId, revisionId, authorId };
        const revision = await act((tx) => restoreRevision(tx, named.of(collection), restoring));
        return { data: { revision }, message: 'It is back as a draft.' };
      },
      sectionOf,
    ),
  ];
};

type Side = Omit<HistoryRow, 'fields'>;

const aboutOne = (
  { id, part, authorId, at, isLive, isNewest }: Side,
  person: (id: string) => NamedPerson,
) => ({ id, part, author: person(authorId), at: at.toISOString(), isLive, isNewest });
