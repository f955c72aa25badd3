import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { createQueue } from '#jobs/queue.ts';
import { testDatabase } from '#test/database.ts';
import { mailServer, refusal } from '#test/mail-server.ts';
import { readOutbox } from '#test/outbox.ts';
import { code, failing, letter, messagesIn, outbox } from './delivery-fixture.ts';
import type { Gateways } from './delivery-fixture.ts';
import type { Outgoing } from './message.ts';
import { createSendMessage } from './send.ts';
import type { SendMessage } from './send.ts';

const connection = await testDatabase();
const { db } = connection;
const { jobWith, waiting, rowOf } = messagesIn(db);

/** A whole post office that works until the test ends. */
async function postOffice(gateways: Gateways) {
  const { job, faults } = jobWith(gateways);
  const queue = createQueue(connection);
  await queue.start([job], (fault) => void faults.push(fault));
  onTestFinished(queue.stop);
  return { ...createSendMessage(queue.enqueueAll), faults };
}

const ageing = (id: string, age: string) =>
  db
    .update(messages)
    .set({ createdAt: sql`now() - ${age}::interval` })
    .where(eq(messages.id, id));

describe('A message', () => {
  test.each([
    ['mail', letter, 'नया पासवर्ड चुनें'],
    ['sms', code, ''],
  ] as const)('by %s reaches the outbox, and keeps no word', async (channel, message, subject) => {
    const { folder, ...gateways } = outbox();
    const { sendMessage, faults } = await postOffice(gateways);
    await send(sendMessage, message);
    await expect.poll(() => readOutbox(folder)).toHaveLength(1);
    expect(readOutbox(folder)).toMatchObject([{ channel, to: message.to, subject }]);
    await expect.poll(() => states()).not.toContain('sending');
    expect(faults).toEqual([]);
    const { rows } = await db.execute(sql`select * from messages where message is not null`);
    expect(rows).toEqual([]);
  });

  test('is not sent when what it tells of did not happen', async () => {
    const { folder, ...gateways } = outbox();
    const { sendMessage } = await postOffice(gateways);
    const dropped = transaction(db, async (tx) => {
      await sendMessage(letter, tx);
      throw new Error('No');
    });
    await expect(dropped).rejects.toThrow('No');
    await send(sendMessage, code);
    await expect.poll(() => readOutbox(folder)).toHaveLength(1);
    expect(readOutbox(folder)).toMatchObject([{ channel: 'sms' }]);
  });

  test('leaves neither address nor code nor link in the queue', async () => {
    const { folder, ...gateways } = outbox();
    const { sendMessage } = await postOffice(gateways);
    await send(sendMessage, letter);
    await send(sendMessage, code);
    await expect.poll(() => readOutbox(folder)).toHaveLength(2);
    const { rows } = await db.execute<{ stored: string }>(
      sql`select job::text as stored from jobs.job`,
    );
    const stored = rows.map((row) => row.stored).join('\n');
    expect(stored).toContain('post-message');
    expect(stored).not.toMatch(/asha|9876543210|123456|receipt/);
  });

  test('arrives by a real mail server, whose first answer was to come back later', async () => {
    let asked = 0;
    const { address, received } = await mailServer({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(asked === 1 ? refusal(450) : null);
      },
    });
    const mail = smtpMail({
      url: `smtp://${address}?tls=none`,
      from: 'hello@campaign.example',
    });
    const { sendMessage, faults } = await postOffice({ ...outbox(), mail });
    await send(sendMessage, letter);
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.mail.from).toMatchObject({ name: 'Nilova Teshkar' });
    expect(received[0]?.mail.html).toContain('receipt=abc');
    expect(faults).toMatchObject([{ outcome: 'notSent' }]);
  });
});

describe('A message that is not accepted', () => {
  test('waits for another try when it was surely not sent', async () => {
    const id = await waiting(letter);
    const gateways = failing('notSent');
    await expect(jobWith(gateways).job.run({ id })).rejects.toThrow();
    await expect(jobWith(gateways).job.run({ id })).rejects.toThrow();
    expect(gateways.sent).toEqual([id, id]);
    expect(await rowOf(id)).toEqual({ state: 'waiting', message: withoutPurpose(letter) });
  });

  test.each(['never', 'unknown'] as const)(
    'is given up when the answer is: %s',
    async (outcome) => {
      const id = await waiting(letter);
      const gateways = failing(outcome);
      const { job, faults } = jobWith(gateways);
      await job.run({ id });
      await job.run({ id });
      expect(gateways.sent).toEqual([id]);
      expect(await rowOf(id)).toEqual({ state: 'failed', message: null });
      expect(faults).toHaveLength(1);
    },
  );

  test('is given up when its gateway breaks in a way that nobody foresaw', async () => {
    const id = await waiting(letter);
    const send = async () => Promise.reject(new TypeError('Oh'));
    const gateway = { send, mostRepeats: 3 };
    await jobWith({ mail: gateway, sms: gateway }).job.run({ id });
    expect(await rowOf(id)).toEqual({ state: 'failed', message: null });
  });

  test.each([
    { what: 'a code', message: code, age: '4 minutes', times: 1, state: 'sent' },
    { what: 'a code', message: code, age: '5 minutes', times: 0, state: 'failed' },
    { what: 'a letter', message: letter, age: '23 hours', times: 1, state: 'sent' },
    { what: 'a letter', message: letter, age: '24 hours', times: 0, state: 'failed' },
  ])('in time or not at all: $what that is $age old is $state', async (row) => {
    const id = await waiting(row.message);
    await ageing(id, row.age);
    const { folder, ...gateways } = outbox();
    await jobWith(gateways).job.run({ id });
    expect(readOutbox(folder)).toHaveLength(row.times);
    expect(await rowOf(id)).toEqual({ state: row.state, message: null });
  });

  test('waits untouched when its words cannot be put together', async () => {
    const id = await waiting(letter);
    const sender = () => Promise.reject(new Error('The database is away'));
    const { job } = jobWith(outbox(), 'transactional', { sender });
    await expect(job.run({ id })).rejects.toThrow('The database is away');
    expect(await rowOf(id)).toEqual({ state: 'waiting', message: withoutPurpose(letter) });
  });
});

const send = (post: SendMessage, message: Outgoing) => transaction(db, (tx) => post(message, tx));

async function states(): Promise<string[]> {
  const rows = await db.select({ state: messages.state }).from(messages);
  return rows.map(({ state }) => state);
}

/** The stored row of a message while it waits. */
function withoutPurpose({ purpose: _, ...message }: Outgoing) {
  return message;
}
