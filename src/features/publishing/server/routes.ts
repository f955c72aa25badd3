import { readEntries, selectReady } from '#content/server/drafts/calendar.ts';
import type { CalendarEntry } from '#content/server/drafts/calendar.ts';
import { byName } from '#content/server/drafts/collections.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { readDraftRows } from '#content/server/drafts/draft-rows.ts';
import type { DraftRow } from '#content/server/drafts/draft-rows.ts';
import { invalid } from '#contract/problems.ts';
import { whenPostMayGoOut } from '#features/election-clock/contract/posts.ts';
import { bind } from '#http/bind.ts';
import { parseDay } from '#lib/clock.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import { listDrafts, readCalendar } from '../contract.ts';
import { copyRoutes } from './copy-routes.ts';
import type { PublishingDependencies } from './dependencies.ts';
import { listWith, readableCollections, withAuthors } from './list.ts';
import { manyDocumentsRoutes } from './many-documents.ts';
import { oneDocumentRoutes } from './one-document.ts';
import { orderRoutes } from './order-routes.ts';
import { tableRoutes } from './table-routes.ts';

export const publishingRoutes = (services: PublishingDependencies) => {
  const { db, reader } = services;
  const named = byName(services.collections);
  return [
    bind(listDrafts, listWith(services, named), named.sectionOf),
    ...oneDocumentRoutes(services, named),
    ...manyDocumentsRoutes(services, named),
    ...orderRoutes(services, named),
    ...copyRoutes(named),
    ...tableRoutes(services, named),

    bind(
      readCalendar,
      async ({ query: { collection, from, until }, caller, language }) => {
        for (const [param, day] of Object.entries({ from, until }))
          if (!parseDay(day)) throw invalid({ param, msg: 'This day does not exist' });
        const agent = callingAgent(caller);
        const names = readableCollections(agent, named, collection);
        const [entries, ids] = await Promise.all([
          readEntries(db, named, names, { from, until }),
          selectReady(db, names),
        ]);
        const offered = services.offeredLanguages();
        const ready = await readDraftRows({ db, reader, named, offered, language }, ids);
        const data = await Promise.all(entries.map((entry) => withHold(services, named, entry)));
        const rows = await withAuthors(services, ready);
        const mayPublish = canPublish(agent, named);
        return { data, ready: rows.map((row) => ({ ...row, mayPublish: mayPublish(row) })) };
      },
      named.sectionOf,
    ),
  ];
};

/** Whether an agent may publish some of what is approved of a document. */
const canPublish =
  (agent: CallingAgent, named: Collections) =>
  ({ collection, parts }: Pick<DraftRow, 'collection' | 'parts'>) =>
    parts.some(
      ({ part, state }) =>
        state === 'approved' &&
        part !== 'facts' &&
        agent.may(`${named.of(collection).section}:publish`, part),
    );

/** Tells of something planned whether a silence before a poll holds it. */
async function withHold(
  { whenMayGoOut }: PublishingDependencies,
  named: Collections,
  entry: CalendarEntry,
) {
  const wished = new Date(Math.max(Date.parse(entry.at), Date.now()));
  const at =
    entry.what === 'goes-out'
      ? await whenPostMayGoOut(whenMayGoOut, named.of(entry.collection), entry.id, wished)
      : wished;
  return { ...entry, heldUntil: at > wished ? at.toISOString() : null };
}
