import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { messages, newsletterSubscribers } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { createQueue } from '#jobs/queue.ts';
import { testDatabase } from '#test/database.ts';
import { mailServer } from '#test/mail-server.ts';
import { readOutbox } from '#test/outbox.ts';
import { defineMessage } from './define-message.ts';
import type { DeliveryOptions } from './deliver-job.ts';
import { code, codeMessage, messagesIn, outbox, reachable } from './delivery-fixture.ts';
import type { Gateways } from './delivery-fixture.ts';
import type { Outgoing } from './message.ts';
import { createSendMessage, deliveryJobs } from './send.ts';

const connection = await testDatabase();
const { db } = connection;
const { jobWith } = messagesIn(db);

/** A newsletter as a feature will declare it. */
const newsletter = defineMessage({
  name: 'newsletter',
  purpose: 'wanted',
  isStillWanted: async (executor, to) => {
    const isOnList = eq(newsletterSubscribers.email, to);
    return (await executor.$count(newsletterSubscribers, isOnList)) > 0;
  },
  mail: {
    values: { heading: 'text', link: 'link', leaveLink: 'link' },
    words: {
      en: {
        subject: '{heading}',
        parts: [
          '{heading}',
          { button: 'Read it', to: 'link' },
          { button: 'Unsubscribe', to: 'leaveLink' },
        ],
      },
    },
    headers: {
      'List-Unsubscribe': '<{leaveLink}>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  },
});

function letterTo(address: string): Outgoing {
  return newsletter.mail(
    { to: reachable(address), language: 'en' },
    {
      heading: 'The wells of Nilova',
      link: 'https://campaign.example/news/wells',
      leaveLink: `https://campaign.example/newsletter/unsubscribe?receipt=${address}`,
    },
  );
}

/** Addresses that ordered the newsletter. */
async function subscribers(name: string, count: number): Promise<string[]> {
  // A second try finds those of the first.
  const tried = randomUUID();
  const emails = Array.from({ length: count }, (_, at) => `${name}-${at}-${tried}@letters.example`);
  await db.insert(newsletterSubscribers).values(emails.map((email) => ({ email, language: 'en' })));
  return emails;
}

/** Everything that sends, until the test ends. */
async function postOffice(gateways: Gateways, more: Partial<DeliveryOptions> = {}) {
  const declarations = [codeMessage.declaration, newsletter.declaration];
  const jobs = (['transactional', 'wanted'] as const).map((purpose) =>
    jobWith(gateways, purpose, { declarations, ...more }),
  );
  const queue = createQueue(connection);
  await queue.start(
    jobs.map(({ job }) => job),
    (fault) => jobs[0]?.faults.push(fault),
  );
  onTestFinished(queue.stop);
  return {
    ...createSendMessage(queue.enqueueAll),
    faults: () => jobs.flatMap(({ faults }) => faults),
  };
}

test('A newsletter for many goes out over a few connections, to each once, and can be left', async () => {
  const emails = await subscribers('many', 120);
  const { address, received, connections } = await mailServer();
  const mail = smtpMail({ url: `smtp://${address}?tls=none`, from: 'hello@campaign.example' });
  const { sendMessages, faults } = await postOffice({ ...outbox(), mail });
  await transaction(db, (tx) => sendMessages(emails.map(letterTo), tx));
  await expect.poll(() => received.length).toBe(120);
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  // As many as are handed over at once, however many there are.
  expect(connections()).toBeLessThanOrEqual(4);
  expect(received[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(received[0]?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    `<https://campaign.example/newsletter/unsubscribe?receipt=${received[0]?.to.join()}>`,
  );
  expect(faults()).toEqual([]);
});

test('A newsletter for more than a statement holds is put on its way whole, or not at all', async () => {
  const emails = await subscribers('whole', 1_200);
  const { sendMessages } = createSendMessage(async () => undefined);
  const dropped = transaction(db, async (tx) => {
    await sendMessages(emails.map(letterTo), tx);
    throw new Error('No');
  });
  await expect(dropped).rejects.toThrow('No');
  const isTo = inArray(sql`${messages.message}->>'to'`, emails);
  expect(await db.$count(messages, isTo)).toBe(0);
  await transaction(db, (tx) => sendMessages(emails.map(letterTo), tx));
  expect(await db.$count(messages, isTo)).toBe(1_200);
});

test('A reader who left while the newsletter waited does not get it', async () => {
  const [first = '', second = ''] = await subscribers('leaves', 2);
  const { folder, ...gateways } = outbox();
  const { sendMessages } = await postOffice(gateways);
  await transaction(db, async (tx) => {
    await sendMessages([letterTo(first), letterTo(second)], tx);
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, first));
  });
  await expect.poll(async () => settled([first, second])).toEqual(['failed', 'sent']);
  expect(readOutbox(folder).map(({ to }) => to)).toEqual([second]);
});

test('A message because of an act is not sent either once its reader took the consent to it back', async () => {
  const change = defineMessage({
    name: 'change',
    purpose: 'transactional',
    isStillWanted: async (_, to) => to !== '+919876500002',
    sms: { values: {}, words: { en: 'It begins at six, says {campaign}.' } },
  });
  const { folder, ...gateways } = outbox();
  const { sendMessage } = await postOffice(gateways, { declarations: [change.declaration] });
  const to = ['+919876500001', '+919876500002'];
  for (const number of to)
    await transaction(db, (tx) =>
      sendMessage(change.sms({ to: reachable(number), language: 'en' }, {}), tx),
    );
  await expect.poll(async () => settled(to)).toEqual(['failed', 'sent']);
  expect(readOutbox(folder).map((each) => each.to)).toEqual(['+919876500001']);
});

test('A code does not wait behind a newsletter', async () => {
  const emails = await subscribers('slow', 50);
  const { folder, ...gateways } = outbox();
  const { sendMessage, sendMessages } = await postOffice(gateways, { wantedPerSecond: 1 });
  await transaction(db, (tx) => sendMessages(emails.map(letterTo), tx));
  await transaction(db, (tx) => sendMessage(code, tx));
  await expect.poll(() => readOutbox(folder).map(({ channel }) => channel)).toContain('sms');
  const waiting = sql`${messages.state} = 'waiting' AND ${messages.message}->>'to' LIKE 'slow-%'`;
  expect(await db.$count(messages, waiting)).toBeGreaterThan(40);
  // The rest would keep the queue from stopping at once.
  await db.execute(sql`delete from jobs.job where name = ${deliveryJobs.wanted.name}`);
});

/** The states of the newest messages, sorted. */
async function settled(left: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ state: messages.state })
    .from(messages)
    .orderBy(sql`${messages.createdAt} DESC`)
    .limit(left.length);
  return rows.map(({ state }) => state).toSorted();
}
