import { beingWritten } from '#contract/broadcasts.ts';
import { firstMoment } from '#features/election-clock/contract/first-moment.ts';
import { bind } from '#http/bind.ts';
import { writeQuietHours } from '#lib/quiet-hours.ts';
import { constituenciesOfRecipients, countRecipients } from '#people/newsletter-recipients.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import {
  countNewsletterReaders,
  findDiscardedIssue,
  findNewsletterIssue,
  findNewsletterMaterial,
  listNewsletterIssues,
  setNewsletterPace,
} from '../contract.ts';
import type { IssueDependencies } from './dependencies.ts';
import { newsletterBroadcasts, readIssue, summarise, wishOf } from './issues.ts';
import { readPace, setPace } from './pace.ts';
import { newestOf } from './pick-document.ts';
import { titlesOf } from './stories.ts';

/** The calls by which agents look at issues. */
export const deskRoutes = (services: IssueDependencies) => [
  listing(services),
  finding(services),

  bind(findDiscardedIssue, async ({ query: { id } }) => ({
    data: await newsletterBroadcasts.readDiscarded(services.db, id),
  })),

  counting(services),
  material(services),

  bind(setNewsletterPace, async ({ body, act }) => {
    await act((tx) => setPace(tx, body));
    return { message: 'Saved.' };
  }),
];

const listing = ({ db, offeredLanguages }: IssueDependencies) =>
  bind(listNewsletterIssues, async ({ caller }) => {
    const newest = await newsletterBroadcasts.readNewest(db);
    const { perMinute, quiet } = await readPace(db);
    const everybody = { language: null, topic: null, constituency: null };
    return {
      data: await Promise.all(newest.map((issue) => summarise(db, issue))),
      readers: await countRecipients(db, everybody),
      pace: { perMinute, quiet: writeQuietHours(quiet) },
      fourEyes: await newsletterBroadcasts.needsApproval(db, callingAgent(caller).id),
      languages: [...offeredLanguages()],
    };
  });

const finding = ({ db, reader, searchable, whenMayGoOut }: IssueDependencies) =>
  bind(findNewsletterIssue, async ({ query: { id }, caller, language }) => {
    const issue = await readIssue(db, id);
    const { blocks, revision, state } = issue;
    const approvalOf = await newsletterBroadcasts.readApprovals(db, [issue], { caller, language });
    const isAhead = [...beingWritten, 'planned', 'sending'].includes(state);
    const { quiet } = await readPace(db);
    const now = new Date();
    const open = await firstMoment(whenMayGoOut, { ...wishOf(issue), at: now }, quiet);
    return {
      data: {
        ...(await summarise(db, issue)),
        blocks,
        revision,
        titles: await titlesOf(blocks, language, { reader, searchable }),
        ...approvalOf(issue),
        heldUntil: isAhead && open > now ? open.toISOString() : null,
      },
    };
  });

const counting = ({ db }: IssueDependencies) =>
  bind(countNewsletterReaders, async ({ query }) => {
    const { language = null, topic = null, constituency } = query;
    const segment = { language, topic, constituency: constituency || null };
    const [count, constituencies] = await Promise.all([
      countRecipients(db, segment),
      constituenciesOfRecipients(db),
    ]);
    return { data: { count, constituencies } };
  });

const NEWEST = 3;
const MAX_MATERIAL = 24;

/** The newest of each kind; whatever else there is, the search finds. */
const material = ({ reader, searchable }: IssueDependencies) =>
  bind(findNewsletterMaterial, async ({ language }) => {
    const lists = await Promise.all(
      searchable
        .filter(({ order }) => order.by !== 'position')
        .map(async (collection) => {
          const items = await newestOf(reader, collection, language, NEWEST);
          return items.map(({ id, title }) => ({ collection: collection.name, id, title }));
        }),
    );
    return { data: lists.flat().slice(0, MAX_MATERIAL) };
  });
