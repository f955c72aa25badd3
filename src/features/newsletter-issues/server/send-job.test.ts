import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  auditLog,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '#db/schema/index.ts';
import { testDatabase } from '#test/database.ts';
import { dueIssues, links, toAll } from '#test/due-issues.ts';
import { mailServer, refusal } from '#test/mail-server.ts';
import { runNodeScript } from '#test/node-script.ts';
import type { IssueSending } from './send-job.ts';

const { db, url } = await testDatabase();
const { jobWith, dueFor, issueOf } = await dueIssues(db);

test('two processes at once send each mail once; one who left meanwhile gets none, a refused address is told', async () => {
  const gone: string[] = [];
  const { address, received } = await mailServer({
    onRcptTo: ({ address: to }, _session, done) => done(to.startsWith('3-') ? refusal(550) : null),
  });
  const { id, names } = await dueFor(30);
  const leaving = names[29] ?? '';
  // Any of them may be the one that sends.
  const job = () =>
    jobWith(address, {
      mailboxes: { noteRefusal: async (_db, { to }) => void gone.push(to) },
      async linksOf(_db, readers) {
        await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, leaving));
        return readers.map(() => links);
      },
    });
  await Promise.all([1, 2, 3].map(() => job().run({})));
  await job().run({});
  const got = toAll(received);
  expect(new Set(got).size).toBe(got.length);
  const missing = names.filter((name) => !got.includes(name));
  expect(new Set(missing)).toEqual(new Set([leaving, names[3]]));
  expect(gone).toEqual([names[3]]);
  expect(await issueOf(id)).toMatchObject({
    state: 'sent',
    total: 30,
    sent: 28,
    failed: 1,
    left: 1,
    unclear: 0,
  });
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(28);
});

test('links are made for those alone who still read, and few while the mail server is away', async () => {
  const { address } = await mailServer();
  const { id, names } = await dueFor(20);
  const leaving = names[9] ?? '';
  const linked: string[] = [];
  const linksOf: IssueSending['linksOf'] = async (_db, readers) => {
    linked.push(...readers.map(({ email }) => email));
    // Somebody leaves while mails are on their way.
    if (linked.length > 3)
      await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, leaving));
    return readers.map(() => links);
  };
  await jobWith('127.0.0.1:1', { linksOf }).run({});
  expect(linked).toHaveLength(3);
  await jobWith(address, { linksOf }).run({});
  expect(linked.toSorted()).toEqual(names.filter((name) => name !== leaving).toSorted());
  await db.execute('update newsletter_deliveries set retry_at = null');
  await jobWith(address).run({});
  expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: 19, left: 1 });
});

test('it pauses, goes on and ends when an agent says so; a server that is away is asked again later', async () => {
  const { id } = await dueFor(20);
  const to = (state: 'sending' | 'paused' | 'cancelled') =>
    db.update(newsletterIssues).set({ state }).where(eq(newsletterIssues.id, id));
  const { address, received } = await mailServer({
    async onRcptTo(_address, _session, done) {
      if (received.length === 5) await to('paused');
      done();
    },
  });
  await jobWith('127.0.0.1:1').run({});
  const isWaiting = and(
    eq(newsletterDeliveries.issueId, id),
    eq(newsletterDeliveries.state, 'waiting'),
  );
  expect(await db.$count(newsletterDeliveries, isWaiting)).toBe(20);
  await db.execute('update newsletter_deliveries set retry_at = null');
  // Pausing holds for the mail that is under way, too.
  await jobWith(address).run({});
  await jobWith(address).run({});
  expect(received.length).toBe(5);
  await to('sending');
  const held = new Date(Date.now() + 3600_000);
  await jobWith(address, { whenMayGoOut: async () => held }).run({});
  expect(received.length).toBe(5);
  await to('cancelled');
  await jobWith(address).run({});
  expect(await issueOf(id)).toMatchObject({ state: 'cancelled', sent: 5, total: 20 });
  expect((await issueOf(id))?.finishedAt).not.toBeNull();
  expect(received.length).toBe(5);
});

test('no mail goes out once a silence has begun, and an issue that shows nothing by then goes back to its authors', async () => {
  const { address, received } = await mailServer();
  const held = new Date(Date.now() + 3600_000);
  const { id } = await dueFor(20);
  const whenMayGoOut: IssueSending['whenMayGoOut'] = async ({ at }) =>
    received.length < 5 ? at : held;
  await jobWith(address, { whenMayGoOut }).run({});
  expect(received.length).toBe(5);
  await jobWith(address).run({});
  expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: 20 });

  // The document is public no longer.
  const gone = { id: 'b', kind: 'document', collection: 'news', document: randomUUID() } as const;
  const empty = await dueFor(3, [gone]);
  await jobWith(address).run({});
  expect(received.length).toBe(20);
  expect(await issueOf(empty.id)).toMatchObject({
    state: 'draft',
    number: null,
    sendAt: null,
    sentBy: null,
    total: 0,
    reason: expect.stringContaining('nothing to read'),
  });
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({ call: 'newsletterWentOut', outcome: 'refused' });
});

test('an issue that breaks on its way keeps no other back, and is told of', async () => {
  const { address, received } = await mailServer();
  const broken = await dueFor(2);
  const fine = await dueFor(2);
  const job = jobWith(address, {
    linksOf: async (_db, readers) => {
      if (readers.some(({ email }) => broken.names.includes(email))) throw new Error('No links');
      return readers.map(() => links);
    },
  });
  await expect(job.run({})).rejects.toThrow('No links');
  expect(await issueOf(fine.id)).toMatchObject({ state: 'sent', sent: 2 });
  expect(toAll(received).toSorted()).toEqual(fine.names.toSorted());
  await jobWith(address).run({});
  expect(await issueOf(broken.id)).toMatchObject({ state: 'sent', sent: 2 });
});

const senderScript = (address: string) => `
  import { connectDatabase } from '#db/connection.ts';
  import { createReader } from '#content/server/reader.ts';
  import { smtpMail } from '#gateways/mail/smtp.ts';
  import { createSendIssuesJob } from '#features/newsletter-issues/server/send-job.ts';
  const { db } = await connectDatabase('${url}', { onError: console.error });
  const colours = new Proxy({}, { get: () => '#ffffff' });
  const look = { light: colours, dark: colours, letter: 'A' };
  await createSendIssuesJob({
    db, searchable: [], publicUrl: 'https://a.example', report: console.error,
    reader: createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' })),
    sender: async () => ({ campaign: 'A', place: '', imprint: [], siteUrl: '', look }),
    mail: smtpMail({ url: 'smtp://${address}?tls=none', from: 'hello@a.example' }),
    pictureOf: async () => null,
    linksOf: async (_, readers) => readers.map(() => ({ unsubscribe: 'https://a.example/x', preferences: null, headers: {} })),
    whenMayGoOut: async ({ at }) => at,
    mailboxes: { noteRefusal: async () => undefined },
  }).run({});
  console.log('done');
  process.exit();
`;

test('killed three times on the way, nobody gets an issue twice, and whoever got none is told of', async () => {
  const MANY = 300;
  const KILLS = 3;
  const { address, received } = await mailServer();
  const { id, names } = await dueFor(MANY);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const process = runNodeScript(senderScript(address));
    while (received.length < kill * 60) await pause(3);
    await process.kill();
  }
  expect(await runNodeScript(senderScript(address)).nextLine()).toBe('done');
  const got = toAll(received);
  expect(new Set(got).size).toBe(got.length);
  const unclear = await db
    .select({ email: newsletterDeliveries.email })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, id), eq(newsletterDeliveries.state, 'unclear')));
  // Those who got none are among those whose mail was cut off right at its end: one for each kill at most.
  const missing = new Set(names).difference(new Set(got));
  expect(missing.difference(new Set(unclear.map(({ email }) => email)))).toEqual(new Set());
  expect(unclear.length).toBeLessThanOrEqual(KILLS);
  const done = await issueOf(id);
  expect(done).toMatchObject({ state: 'sent', total: MANY, failed: 0, left: 0 });
  expect((done?.sent ?? 0) + (done?.unclear ?? 0)).toBe(MANY);
  console.error(
    `${KILLS} kills, ${MANY} readers, ${got.length} mails, ${unclear.length} unclear, ${missing.size} got none`,
  );
}, 120_000);
