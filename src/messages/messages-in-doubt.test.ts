import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { testDatabase } from '#test/database.ts';
import { mailServer } from '#test/mail-server.ts';
import { readOutbox } from '#test/outbox.ts';
import { code, failing, letter, messagesIn, outbox } from './delivery-fixture.ts';
import type { Outgoing } from './message.ts';

const { db } = await testDatabase();
const { jobWith, waiting, rowOf } = messagesIn(db);

describe('A message is never sent twice', () => {
  test('by two workers at once', async () => {
    const { folder, ...gateways } = outbox();
    const counted: string[] = [];
    const mail = {
      mostRepeats: 3,
      send: (sent: Parameters<typeof gateways.mail.send>[0]) => {
        counted.push(sent.id);
        return gateways.mail.send(sent);
      },
    };
    const { job } = jobWith({ ...gateways, mail });
    for (let round = 0; round < 20; round += 1) {
      const id = await waiting(letter);
      await Promise.allSettled([job.run({ id }), job.run({ id })]);
      expect(counted.filter((sent) => sent === id)).toHaveLength(1);
      expect(await rowOf(id)).toEqual({ state: 'sent', message: null });
    }
    expect(readOutbox(folder)).toHaveLength(20);
  });

  test('by who finds it in the hands of another', async () => {
    const id = await heldBySomebody(code);
    const { folder, ...gateways } = outbox();
    await expect(jobWith(gateways).job.run({ id })).rejects.toThrow('Somebody else');
    expect(readOutbox(folder)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'sending' });
  });

  test('by a gateway that can not bear it, after its sender died with it in hand', async () => {
    const id = await heldBySomebody(code);
    await aMinuteLater(id);
    const gateways = failing('unknown');
    const { job, faults } = jobWith(gateways);
    await job.run({ id });
    expect(gateways.sent).toEqual([]);
    expect(await rowOf(id)).toEqual({ state: 'failed', message: null });
    expect(faults).toEqual([new Error('A message was cut off and is not sent again')]);
  });

  test('once it was sent', async () => {
    const id = await waiting(code);
    const { folder, ...gateways } = outbox();
    const { job, faults } = jobWith(gateways);
    await job.run({ id });
    await job.run({ id });
    expect(readOutbox(folder)).toHaveLength(1);
    expect(await rowOf(id)).toEqual({ state: 'sent', message: null });
    expect(faults).toEqual([]);
  });
});

describe('A message of which nobody knows whether it arrived', () => {
  test('is written to the outbox again after its sender died, as the same file', async () => {
    const id = await heldBySomebody(letter);
    const { folder, ...gateways } = outbox();
    const words = { subject: 'As it was', text: '', html: '', language: 'en' } as const;
    const [row] = await db.select().from(messages).where(eq(messages.id, id));
    await gateways.mail.send({
      id,
      createdAt: row?.createdAt ?? new Date(),
      to: letter.to,
      ...words,
    });
    await aMinuteLater(id);
    const { job, faults } = jobWith(gateways);
    await job.run({ id });
    expect(readOutbox(folder)).toMatchObject([{ subject: 'नया पासवर्ड चुनें' }]);
    expect(await rowOf(id)).toEqual({ state: 'sent', message: null });
    expect(faults).toEqual([]);
  });

  test('goes out again by a mail server that vanished with it, under the same name', async () => {
    let asked = 0;
    const taken: string[] = [];
    const server = await mailServer({
      onData(stream, _session, done) {
        asked += 1;
        if (asked === 1) stream.once('data', () => server.hangUp());
        else
          void text(stream)
            .then((raw) => taken.push(/^message-id: (.*)$/im.exec(raw)?.[1] ?? ''))
            .finally(done);
      },
    });
    const mail = smtpMail({
      url: `smtp://${server.address}?tls=none`,
      from: 'hello@campaign.example',
    });
    const { job } = jobWith({ ...outbox(), mail });
    const id = await waiting(letter);
    await expect(job.run({ id })).rejects.toThrow();
    await job.run({ id });
    expect(taken).toEqual([`<${id}@campaign.example>`]);
    expect(await rowOf(id)).toEqual({ state: 'sent', message: null });
  });

  test('is given up after so many times', async () => {
    const id = await waiting(letter);
    const gateways = failing('unknown', 3);
    const { job } = jobWith(gateways);
    for (const _ of [1, 2, 3]) await expect(job.run({ id })).rejects.toThrow();
    await job.run({ id });
    await job.run({ id });
    expect(gateways.sent).toHaveLength(4);
    expect(await rowOf(id)).toEqual({ state: 'failed', message: null });
  });
});

/** A message that somebody took, and has not sent yet. */
async function heldBySomebody(message: Outgoing): Promise<string> {
  const id = await waiting(message);
  const taken = Promise.withResolvers<void>();
  const send = () => {
    taken.resolve();
    return new Promise<void>(() => undefined);
  };
  const gateway = { send, mostRepeats: 0 };
  void jobWith({ mail: gateway, sms: gateway }).job.run({ id });
  await taken.promise;
  return id;
}

const aMinuteLater = (id: string) =>
  db
    .update(messages)
    .set({ takenAt: sql`taken_at - interval '1 minute'` })
    .where(eq(messages.id, id));
