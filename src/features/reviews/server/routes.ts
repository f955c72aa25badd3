import type { Collection } from '#content/declare/collection.ts';
import { byName } from '#content/server/drafts/collections.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { findDocument } from '#content/server/drafts/read-document.ts';
import { lockForWriting } from '#content/server/edit/document-row.ts';
import { readFourEyes, setFourEyes } from '#content/server/edit/four-eyes.ts';
import type { Reviewed } from '#content/server/edit/four-eyes.ts';
import type { PrepareGoingOut } from '#content/server/edit/going-out.ts';
import { submitReview, withdraw } from '#content/server/edit/review.ts';
import type { Section } from '#contract/permissions.ts';
import { invalid } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import type { SendMessage } from '#messages/send.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import {
  addComment,
  approveReview,
  listComments,
  listFourEyes,
  listQuestions,
  listReviews,
  readReview,
  returnReview,
  settleComment,
  submitForReview,
  switchFourEyes,
  withdrawReview,
} from '../contract.ts';
import { insertComment, readComments, settle } from './comments.ts';
import { approveWith, returnWith } from './decide.ts';
import { questionsWith, tellColleagues } from './questions.ts';
import { listWith, readWith } from './read.ts';

interface Dependencies {
  db: Database;
  collections: readonly Collection[];
  sendMessage: SendMessage;
  /** The address of the site, for links in mails. */
  publicUrl: string;
  /** Sections without documents, in which a second person approves too. */
  reviewedBeside: readonly Reviewed[];
  prepareGoingOut: PrepareGoingOut;
}

export const reviewRoutes = (services: Dependencies) => {
  const { db, collections, reviewedBeside } = services;
  const named = byName(collections);
  const { sectionOf } = named;
  return [
    bind(listReviews, listWith(db, named), sectionOf),
    bind(readReview, readWith(db, named), sectionOf),
    bind(approveReview, approveWith(named, services), sectionOf),
    bind(returnReview, returnWith(named), sectionOf),

    bind(
      submitForReview,
      async ({ body: { collection, id: documentId, wantedAt, ...sent }, caller, act }) => {
        const at = wantedAt === undefined ? undefined : new Date(wantedAt);
        const authorId = callingAgent(caller).id;
        const submission = { ...sent, documentId, authorId, wantedAt: at };
        const id = await act((tx) => submitReview(tx, named.of(collection), submission));
        return { data: { id }, message: 'It waits for a second pair of eyes.' };
      },
      sectionOf,
    ),

    bind(
      withdrawReview,
      async ({ body: { collection, id: reviewId }, caller, act }) => {
        const authorId = callingAgent(caller).id;
        await act((tx) => withdraw(tx, named.of(collection), { reviewId, authorId }));
        return { message: 'It is taken back.' };
      },
      sectionOf,
    ),

    ...commentRoutes(services, named),
    ...fourEyesRoutes(db, [...collections, ...reviewedBeside]),
  ];
};

function commentRoutes(services: Dependencies, named: Collections) {
  const { db } = services;
  const { sectionOf } = named;
  return [
    bind(listQuestions, questionsWith(db, named)),

    bind(
      listComments,
      async ({ query: { collection, id } }) => {
        await findDocument(db, named.of(collection), id);
        return { data: await readComments(db, id) };
      },
      sectionOf,
    ),

    bind(
      addComment,
      async ({
        body: { collection, id: documentId, quote, answers, asks, ...said },
        caller,
        act,
      }) => {
        const authorId = callingAgent(caller).id;
        const { section } = named.of(collection);
        const data = await act(async (tx) => {
          await lockForWriting(tx, named.of(collection), documentId);
          const made = await insertComment(tx, {
            ...said,
            documentId,
            quote,
            answers,
            asks,
            authorId,
          });
          const mail = { documentId, collection, section, text: said.text, authorId, to: made.to };
          await tellColleagues(services, tx, { ...mail, isAnswer: answers !== undefined });
          return made.data;
        });
        return { data };
      },
      sectionOf,
    ),

    bind(
      settleComment,
      async ({ body: { collection, id: documentId, comment: id, isDone }, act }) => {
        await act(async (tx) => {
          await lockForWriting(tx, named.of(collection), documentId);
          await settle(tx, { documentId, id, isDone });
        });
        return { message: isDone ? 'Done.' : 'It is open again.' };
      },
      sectionOf,
    ),
  ];
}

function fourEyesRoutes(db: Database, reviewed: readonly Reviewed[]) {
  const sections = [...new Set(reviewed.map(({ section }) => section))];
  const isSection = (name: string): name is Section => sections.some((each) => each === name);
  return [
    bind(listFourEyes, async () => {
      const on = await readFourEyes(db, reviewed);
      return { data: sections.map((section) => ({ section, isOn: on.has(section) })) };
    }),

    bind(switchFourEyes, async ({ body: { section, isOn }, act }) => {
      if (!isSection(section)) throw invalid({ param: 'section', msg: 'Choose one of the list' });
      await act((tx) => setFourEyes(tx, section, isOn));
      return { message: 'Saved.' };
    }),
  ];
}
