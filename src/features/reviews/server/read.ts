import type { Json } from '#content/declare/draft-shapes.ts';
import { everyPart, partSchema } from '#content/declare/parts.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import {
  countReviews,
  findReview,
  readReviewedParts,
  readReviews,
} from '#content/server/drafts/review-rows.ts';
import type { ReviewListRow } from '#content/server/drafts/review-rows.ts';
import { readShownPart } from '#content/server/drafts/shown-part.ts';
import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import type { PartContent } from '#content/server/edit/parts.ts';
import { readAuthors } from '#content/server/edit/review.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { CallingAgent, NamedPerson } from '#people/realms/calling-agent.ts';
import type { listReviews, readReview } from '../contract.ts';
import { countOpen, readComments } from './comments.ts';
import { mayInPart } from './may-in-part.ts';

export function listWith(db: Database, named: Collections): Handler<typeof listReviews> {
  return async ({
    query: { collection, view = 'for-me', page = 1, size = defaultPageSize },
    caller,
  }) => {
    const agent = callingAgent(caller);
    const isWanted = (name: string) => collection === undefined || name === collection;
    const ours = named.all.filter(({ name }) => isWanted(name));
    const readable = ours
      .filter(({ section }) => agent.mayAnywhere(`${section}:read`))
      .map(({ name }) => name);
    const decidable = ours.flatMap(({ name, section }) =>
      everyPart
        .filter((part) => mayInPart(agent, `${section}:review`, part))
        .map((part) => `${name} ${part}`),
    );
    const wanted = { agentId: agent.id, readable, decidable };
    const [{ rows, total }, counts] = await Promise.all([
      readReviews(db, { ...wanted, view }, { limit: size, offset: (page - 1) * size }),
      countReviews(db, wanted),
    ]);
    return { data: await onWire(db, named, agent, rows), page, size, total, counts };
  };
}

export function readWith(db: Database, named: Collections): Handler<typeof readReview> {
  return async ({ query: { collection: name, id }, caller, language }) => {
    const collection = named.of(name);
    const found = await findReview(db, name, id);
    if (!found) throw new Problem('notFound');
    const [[review], parts, authors, comments, fourEyes] = await Promise.all([
      onWire(db, named, callingAgent(caller), [found]),
      readReviewedParts(db, id),
      readAuthors(db, found.document, id),
      readComments(db, found.document),
      readFourEyes(db, named.all),
    ]);
    if (!review) throw new Problem('notFound');
    const person = await namePeople(db, [...authors.values()].flat());
    const shown = parts.map(async ({ part: partName, content, live, ...rest }) => {
      const part = partSchema.parse(partName);
      const shownOf = (values: PartContent) =>
        readShownPart(db, collection, { part, content: values }, language);
      return {
        ...rest,
        part,
        content: content as Record<string, Json>,
        live: live as Record<string, Json> | null,
        contentShown: await shownOf(content),
        liveShown: live && (await shownOf(live)),
        authors: (authors.get(part) ?? []).map(person),
      };
    });
    const isFourEyes = fourEyes.has(collection.section);
    return { data: { ...review, parts: await Promise.all(shown), comments, fourEyes: isFourEyes } };
  };
}

/** Reviews with the names of people, and whether the agent may decide them. */
async function onWire(
  db: Database,
  named: Collections,
  agent: CallingAgent,
  rows: readonly ReviewListRow[],
) {
  const [person, open] = await Promise.all([
    namePeople(
      db,
      rows.flatMap(({ sentBy, decidedBy }) => [sentBy, decidedBy]),
    ),
    countOpen(
      db,
      rows.map(({ document }) => document),
    ),
  ]);
  return rows.map(({ authors, ...row }) => {
    const whyNot = reasonAgainst(agent, named, { authors, ...row });
    return {
      ...row,
      ...peopleOf(row, person),
      openComments: open.get(row.document) ?? 0,
      mayDecide: whyNot === null,
      whyNot,
    };
  });
}

const peopleOf = (
  { sentBy, decidedBy }: Pick<ReviewListRow, 'sentBy' | 'decidedBy'>,
  person: (id: string) => NamedPerson,
) => ({ sentBy: person(sentBy), decidedBy: decidedBy === null ? null : person(decidedBy) });

function reasonAgainst(agent: CallingAgent, named: Collections, row: ReviewListRow) {
  if (row.state !== 'waiting') return 'decided' as const;
  const { section } = named.of(row.collection);
  const mayAll = Object.keys(row.revisions).every((part) =>
    mayInPart(agent, `${section}:review`, part),
  );
  if (!mayAll) return 'no-permission' as const;
  return row.authors.includes(agent.id) ? ('wrote-it' as const) : null;
}
