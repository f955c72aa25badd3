import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createAuditLog } from '#audit/audit-log.ts';
import {
  documents,
  eventGates,
  eventGatherings,
  newsletterConsents,
  newsletterDepartures,
  users,
} from '#db/schema/index.ts';
import { createElectionClock } from '#features/election-clock/server/clock.ts';
import { events } from '#features/events/collection.ts';
import { toldOf } from '#features/events/server/gathering.ts';
import { eventRoutes } from '#features/events/server/routes.ts';
import { faqs } from '#features/faq/collection.ts';
import { grievanceRoutes } from '#features/grievance/server/routes.ts';
import { newsletterRoutes } from '#features/newsletter/server/routes.ts';
import { subscriberPaths } from '#features/newsletter/server/unsubscribe.ts';
import { publishingRoutes } from '#features/publishing/server/routes.ts';
import { hashToken } from '#http/secret-token.ts';
import { startSite } from '#http/site-fixture.ts';
import { fileEverywhere } from '#main/letters.ts';
import { goingOutOf } from '#main/showable.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { someAgent } from '#test/agents.ts';
import { campaign } from '#test/campaign.ts';
import { testDatabase } from '#test/database.ts';
import { category, gathering, partsOf } from '#test/event-site.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';
import { write } from '#test/written.ts';

/** `RACE_ROUNDS=200 npx vitest run test/races` is the proof A6; each round has 50 at once. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);
const CONCURRENCY = 50;
const site = await peopleSite({ others: newsletterRoutes });

/** The number of successes among fifty concurrent requests. */
async function winners(path: string, body: object): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: CONCURRENCY }, () => site.ask(path, body)),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([200, 201, 400, 409, 422, 503]).toEqual(expect.arrayContaining([...statuses]));
  return answers.filter(({ success }) => success).length;
}

/** How many left the newsletter so far. */
async function departed(): Promise<number> {
  const days = await site.db.select().from(newsletterDepartures);
  return days.reduce((sum, { count }) => sum + count, 0);
}

const numberOf = (round: number) => String(9_000_000_000 + round);

test(
  'a code lets one in, a proof of a number makes one account, a link one more',
  { timeout: 2_400_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mobile_number = numberOf(round);
      const otp = await site.codeFor(mobile_number);
      expect(await winners('/user/signup/verify-otp', { mobile_number, otp })).toBe(1);

      const verification = await site.verificationFor(mobile_number);
      const person = { name: 'Ila', ...passwords, consent: true };
      // Hashing has a queue, which turns most requests away before the race.
      expect(await winners('/user/register', { ...person, verification })).toBe(1);

      const email = `race-${round}@letters.example`;
      await site.ask('/user/register', { ...person, email });
      const receipt = receiptOf(site.lastTo(email, 'confirmRegistration'));
      expect(await winners('/user/register/confirm', { receipt })).toBe(1);

      await site.ask('/user/newsletter/subscribe', { email });
      const letter = receiptOf(site.lastTo(email, 'confirmNewsletter'));
      expect(await winners('/user/newsletter/confirm', { receipt: letter })).toBe(1);

      const before = await departed();
      const [paths] = await subscriberPaths(site.db, [{ email, language: 'en' }]);
      const goodbye = new URLSearchParams(paths?.leave.split('?')[1]).get('receipt');
      // Those who press again are told the same, and one departure is counted.
      const left = await winners('/user/newsletter/unsubscribe', { receipt: goodbye });
      expect([left, await departed()]).toEqual([CONCURRENCY, before + 1]);

      // As many mails may ask about one address as want, and one account comes of all of them.
      const wanted = `same-${round}@letters.example`;
      await Promise.all(
        Array.from({ length: CONCURRENCY }, () =>
          site.ask('/user/register', { ...person, email: wanted }),
        ),
      );
      const asking = site.sent.filter(
        ({ to, text }) => to === wanted && text.kind === 'confirmRegistration',
      );
      const receipts = asking.map(({ text }) => receiptOf(text as unknown as { link: string }));
      const confirmed = await Promise.all(
        receipts.flatMap((each) =>
          [1, 2].map(() => site.ask('/user/register/confirm', { receipt: each })),
        ),
      );
      expect(confirmed.filter(({ success }) => success)).toHaveLength(1);

      await site.ask('/user/forgot-password/link', { email });
      const link = receiptOf(site.lastTo(email, 'resetPassword'));
      const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
      expect(await winners('/user/change-password/link', { receipt: link, ...fresh })).toBe(1);
    }
    expect(await site.db.$count(users)).toBe(3 * ROUNDS);
    // One when they came, and one when they left.
    expect(await site.db.$count(newsletterConsents)).toBe(2 * ROUNDS);
  },
);

test('requests that hold every connection of the pool do not wait for one more', async () => {
  const { db } = await testDatabase({ poolSize: 2 });
  const parts = partsOf(db);
  const filing = {
    prepareFiling: fileEverywhere(parts.reader),
    readLetterStatuses: async () => new Map(),
  };
  const calls = [...grievanceRoutes({ ...parts, ...filing }), ...eventRoutes(parts)];
  const { post } = await startSite({ calls }, afterAll);
  await write(db, [campaign, category, gathering('pier', {}, -1 / 60)]);
  const event = await parts.reader.find(events, 'en', 'pier');
  if (!event) throw new Error('The event is not public');
  await db.insert(eventGatherings).values({ eventId: event.id, ...toldOf(event) });
  const { id: agentId } = await someAgent(db, 'gate@campaign.example', [
    { role: 'supporter-desk', languages: null },
  ]);
  const gate = { eventId: event.id, agentId, tokenHash: hashToken('gate') };
  await db.insert(eventGates).values(gate);

  const atOnce = async (path: string, body: object) => {
    const asked = Array.from({ length: 10 }, () => post(`/api/user${path}`, body));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  const request = { name: 'Ila Rane', email: 'ila@letters.example', message: 'What do you know?' };
  expect(await atOnce('/grievance/create', { ...request, subject: 'access' })).toEqual(
    new Set([201]),
  );
  const sync = { token: 'gate', after: 0, marks: [], undone: [] };
  expect(await atOnce('/event/gate/sync', sync)).toEqual(new Set([200]));
});

test('those who publish, with every connection of the pool, do not wait for the election clock', async () => {
  const { db } = await testDatabase({ poolSize: 2 });
  const { reader } = partsOf(db);
  const { whenMayGoOut } = createElectionClock(db);
  const prepareGoingOut = goingOutOf({ db, enqueue: async () => undefined, whenMayGoOut });
  const clock = { whenMayGoOut, prepareGoingOut };
  const parts = { db, reader, collections: [faqs], offeredLanguages: () => [], ...clock };
  const { post } = await startSite(
    { calls: publishingRoutes(parts), sessions: createSessions(db), audit: createAuditLog(db) },
    afterAll,
  );
  await write(db, [
    campaign,
    [faqs, { slug: 'ferry', en: { title: 'Does it run?', state: 'draft' } }],
  ]);
  const [ferry] = await db.select().from(documents).where(eq(documents.slug, 'ferry'));
  const { token } = await someAgent(db, 'ila@campaign.example', [
    { role: 'publisher', languages: null },
  ]);
  const asked = Array.from({ length: 10 }, () =>
    post(
      '/api/agent/content/bulk-publish',
      { collection: 'faqs', ids: [ferry?.id], action: 'publish' },
      { 'x-access-token': token },
    ),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
