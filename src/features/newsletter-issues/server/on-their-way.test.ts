import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unpublish } from '#content/server/edit/publish.ts';
import { auditLog, documents } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { testDatabase } from '#test/database.ts';
import { dueIssues, toAll } from '#test/due-issues.ts';
import { mailServer } from '#test/mail-server.ts';
import { write } from '#test/written.ts';

const { db } = await testDatabase();
const { jobWith, dueFor, issueOf } = await dueIssues(db);
const facts = { publishedAt: '2026-11-01T09:00:00+05:30', category: 'statement' };
const body = '<p>From Nilova.</p>';

/** A press release that is public, as a block of an issue. */
async function publishedStory(slug: string, title: string) {
  await write(db, [[pressReleases, { slug, facts, en: { title, summary: 'A statement.', body } }]]);
  const [document] = await db.select().from(documents).where(eq(documents.slug, slug));
  const id = document?.id ?? '';
  return {
    block: { id: slug, kind: 'document', collection: pressReleases.name, document: id } as const,
    withdraw: () =>
      transaction(db, (tx) => unpublish(tx, pressReleases, { documentId: id, language: 'en' })),
  };
}

test('an issue to many keeps none waiting that is due after it', async () => {
  let meanwhile: Awaited<ReturnType<typeof dueFor>> | undefined;
  const { address, received } = await mailServer({
    async onRcptTo(_address, _session, done) {
      if (received.length > 0) meanwhile ??= await dueFor(2);
      done();
    },
  });
  const first = await dueFor(150);
  const second = await dueFor(2);
  await jobWith(address).run({});

  const got = toAll(received);
  expect(new Set(got).size).toBe(154);
  const isOfFirst = got.map((name) => first.names.includes(name));
  const [lastOfSecond, lastOfThird] = [second, meanwhile].map((due) =>
    Math.max(...(due?.names ?? []).map((name) => got.indexOf(name))),
  );
  expect(lastOfSecond).toBeLessThan(5);
  expect(lastOfThird).toBeLessThan(isOfFirst.lastIndexOf(true));
  expect(await issueOf(second.id)).toMatchObject({ state: 'sent', sent: 2 });
  expect(await issueOf(meanwhile?.id ?? '')).toMatchObject({ state: 'sent', sent: 2 });
  expect(await issueOf(first.id)).toMatchObject({ state: 'sent', sent: 150 });
});

test('what is taken off the site is in no later mail; an issue that shows nothing else is paused, with the reason', async () => {
  const ferry = await publishedStory('ferry', 'The ferry stops at six');
  const bridge = await publishedStory('bridge', 'A bridge for Nilova');
  const withdrawn = new Map([
    [2, ferry.withdraw],
    [8, bridge.withdraw],
  ]);
  const { address, received } = await mailServer({
    async onRcptTo(_address, _session, done) {
      await withdrawn.get(received.length)?.();
      withdrawn.delete(received.length);
      done();
    },
  });
  const job = () => jobWith(address, { searchable: [pressReleases] });
  const both = await dueFor(6, [ferry.block, bridge.block]);
  await job().run({});
  expect(await issueOf(both.id)).toMatchObject({ state: 'sent', sent: 6 });
  const shown = received.map(({ raw }) => ['ferry', 'bridge'].filter((word) => raw.includes(word)));
  const [all, rest] = [['ferry', 'bridge'], ['bridge']];
  expect(shown).toEqual([all, all, all, rest, rest, rest]);

  const one = await dueFor(6, [bridge.block]);
  await job().run({});
  expect(await issueOf(one.id)).toMatchObject({
    state: 'paused',
    finishedAt: null,
    reason: expect.stringContaining('nothing left to read'),
  });
  expect(received.length).toBe(9);
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({ call: 'newsletterWentOut', outcome: 'refused' });
});
