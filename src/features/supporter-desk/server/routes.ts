import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import type { SendMessage } from '#messages/send.ts';
import type { LetterSource } from '#people/letter-source.ts';
import { agentsWith } from '#people/realms/agent-directory.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import {
  assignLetters,
  countLetters,
  exportLetters,
  findLetter,
  findReplyDelivery,
  listAssignees,
  listLetters,
  mergeLetters,
  noteOnLetter,
  openCard,
  replyToLetter,
  setLetterDue,
  setLetterState,
  unmergeLetters,
} from '../contract.ts';
import { addNote, assign, setDue, setState } from './change-letters.ts';
import { countViews } from './count-letters.ts';
import { exportWith } from './export-letters.ts';
import { listRecords, recordsOf } from './list-letters.ts';
import { note } from './lock-letters.ts';
import { merge, unmerge } from './merge-letters.ts';
import { presentRows, withWords } from './present-letters.ts';
import { readLetter, readReplyDelivery } from './read-letter.ts';
import { replyWith } from './reply.ts';
import { templateRoutes } from './templates.ts';

interface SupporterDeskDependencies {
  db: Database;
  sendMessage: SendMessage;
  letterSources: readonly LetterSource[];
}

const USUAL_SIZE = 50;

export const supporterDeskRoutes = (services: SupporterDeskDependencies) => [
  ...readingRoutes(services),
  ...changingRoutes(services),
  ...templateRoutes(services.db),
  bind(exportLetters, exportWith(services.db, services.letterSources)),
];

function readingRoutes({ db, letterSources }: SupporterDeskDependencies) {
  return [
    bind(listLetters, async ({ query: { after, size = USUAL_SIZE, ...filter }, caller }) => {
      const page = { after: after === undefined ? undefined : Number(after), size };
      const { records, hasMore } = await listRecords(db, filter, agentOf(caller), page);
      const last = records.at(-1);
      return {
        data: await presentRows(db, letterSources, records),
        next: hasMore && last ? String(last.id) : null,
      };
    }),

    bind(countLetters, async ({ caller }) => ({ data: await countViews(db, agentOf(caller)) })),

    bind(listAssignees, async () => ({ data: await agentsWith(db, 'supporters:write') })),

    bind(findLetter, async ({ query: { id } }) => ({
      data: await readLetter(db, letterSources, id),
    })),

    bind(findReplyDelivery, async ({ query: { id } }) => ({
      data: await readReplyDelivery(db, id),
    })),

    bind(openCard, async ({ body: { id }, caller, act }) => {
      const [found] = await withWords(db, letterSources, await recordsOf(db, [id]));
      if (!found) throw new Problem('notFound');
      await act((tx) => note(tx, [{ id }], agentOf(caller), { kind: 'opened' }));
      const { name, email, phoneNumber, message } = found.letter;
      const { constituency } = found.record;
      return { data: { id, name, email, phoneNumber, constituency, message } };
    }),
  ];
}

function changingRoutes({ db, letterSources, sendMessage }: SupporterDeskDependencies) {
  return [
    bind(assignLetters, async ({ body: { id, assigneeId }, caller, act }) => {
      await act((tx) => assign(tx, id, assigneeId, agentOf(caller)));
      return { message: 'Saved.' };
    }),

    bind(setLetterState, async ({ body: { id, state }, caller, act }) => {
      await act((tx) => setState(tx, id, state, agentOf(caller)));
      return { message: 'Saved.' };
    }),

    bind(setLetterDue, async ({ body: { id, day }, caller, act }) => {
      await act((tx) => setDue(tx, id, day, agentOf(caller)));
      return { message: 'Saved.' };
    }),

    bind(noteOnLetter, async ({ body: { id, words }, caller, act }) => {
      await act((tx) => addNote(tx, id, words, agentOf(caller)));
      return { message: 'Your note is saved.' };
    }),

    bind(replyToLetter, replyWith({ db, sources: letterSources, sendMessage })),

    bind(mergeLetters, async ({ body: { id, into }, caller, act, addTargets }) => {
      await act(async (tx) => {
        addTargets(into);
        await merge(tx, id, into, agentOf(caller));
      });
      return { message: 'The letters are merged. You can take them apart again.' };
    }),

    bind(unmergeLetters, async ({ body: { id }, caller, act }) => {
      await act((tx) => unmerge(tx, id, agentOf(caller)));
      return { message: 'The letters are apart again.' };
    }),
  ];
}
