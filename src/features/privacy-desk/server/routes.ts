import { eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/endpoint.ts';
import { invalid } from '#contract/problems.ts';
import { privacyRequests } from '#db/schema/privacy-desk.ts';
import { bind } from '#http/bind.ts';
import { parseDay, toIso } from '#lib/clock.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import {
  askErasure,
  closeRequest,
  confirmErasure,
  countRequests,
  createRequest,
  findRequest,
  listRequests,
  stopErasure,
} from '../contract.ts';
import { progressOf } from './erasure-progress.ts';
import {
  ask,
  confirm,
  countHeld,
  lastErasure,
  otherOfficers,
  stop,
  stopWaiting,
} from './erasures.ts';
import type { ErasureDependencies } from './erasures.ts';
import { heldRoutes } from './held-routes.ts';
import { dueFrom, keep, listOf, requestBy, requireOpen, sameOpen, shownRow } from './requests.ts';
import type { ReadAnswerDays } from './requests.ts';

interface PrivacyDeskDependencies extends ErasureDependencies {
  readAnswerDays: ReadAnswerDays;
}

export const privacyDeskRoutes = (services: PrivacyDeskDependencies) => [
  ...requestRoutes(services),
  ...erasureRoutes(services),
  ...heldRoutes(services),
];

function requestRoutes(services: PrivacyDeskDependencies) {
  const { db, readAnswerDays } = services;
  return [
    bind(listRequests, async () => {
      const { open, closed } = await listOf(db);
      const data = [...open, ...closed].map(shownRow);
      return { data, open: open.length, days: await readAnswerDays() };
    }),

    bind(countRequests, async () => {
      const open = await db.$count(privacyRequests, eq(privacyRequests.state, 'open'));
      return { data: { open } };
    }),

    bind(createRequest, async ({ body: { receivedOn, ...request }, act, addTargets }) => {
      const receivedAt = (receivedOn && parseDay(receivedOn)) || new Date();
      if (receivedAt > new Date())
        throw invalid({ param: 'receivedOn', msg: 'Enter a day in the past' });
      const dueAt = dueFrom(receivedAt, await readAnswerDays());
      const { id, isKnown } = await act(async (tx) => {
        const row = { ...request, receivedAt, dueAt };
        const known = await sameOpen(tx, row);
        const made = known ?? (await keep(tx, row));
        addTargets(made);
        return { id: made, isKnown: known !== undefined };
      });
      const message = isKnown ? 'This request is entered already.' : 'The request is entered.';
      return { message, data: { id } };
    }),

    bind(findRequest, async ({ query: { id }, caller }) => {
      const row = await requestBy(db, id);
      const agentId = agentOf(caller);
      const { email, phoneNumber, words, outcome } = row;
      return {
        data: {
          ...shownRow(row),
          email,
          phoneNumber,
          words,
          outcome,
          others: (await otherOfficers(db, agentId)).map(({ name }) => name),
          erasure: await shownErasure(services, id, agentId),
        },
      };
    }),

    bind(closeRequest, async ({ body: { id, state, outcome }, act }) => {
      await act(async (tx) => {
        requireOpen(await requestBy(tx, id, true));
        await stopWaiting(tx, id);
        const closed = { state, outcome, closedAt: new Date() };
        await tx.update(privacyRequests).set(closed).where(eq(privacyRequests.id, id));
      });
      return { message: 'The request is closed.' };
    }),
  ];
}

type ShownErasure = ReplyOf<typeof findRequest>['data']['erasure'];

async function shownErasure(
  services: ErasureDependencies,
  requestId: number,
  agentId: string,
): Promise<ShownErasure> {
  const found = await lastErasure(services.db, requestId);
  if (!found) return null;
  const { id, state, askedBy, askedAt, confirmedBy, userIds } = found;
  const names = await readAgentNames(services.db, [askedBy, confirmedBy ?? askedBy]);
  return {
    id,
    state: state === 'waiting' ? state : userIds.length > 0 ? 'running' : 'done',
    askedBy: names.get(askedBy) ?? '',
    askedAt: toIso(askedAt),
    confirmedBy: confirmedBy && (names.get(confirmedBy) ?? ''),
    isOwn: askedBy === agentId,
    places: await progressOf(services, found),
  };
}

function erasureRoutes(services: ErasureDependencies) {
  const { db } = services;
  return [
    bind(askErasure, async ({ body: { id, typed }, caller, act }) => {
      const counts = await countHeld(services, await requestBy(db, id));
      const by = agentOf(caller);
      const isDone = await act((tx) => ask(tx, services, { id, typed, by, counts }));
      return { data: { isDone } };
    }),

    bind(confirmErasure, async ({ body: { id }, caller, act }) => {
      await act((tx) => confirm(tx, services, { id, by: agentOf(caller) }));
      return { message: 'The person is being erased.' };
    }),

    bind(stopErasure, async ({ body: { id }, act }) => {
      await act((tx) => stop(tx, id));
      return { message: 'The erasure is stopped. Nothing was erased.' };
    }),
  ];
}
