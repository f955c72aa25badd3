import { expect, test } from 'vitest';
import { smtpMail } from '#gateways/mail/smtp.ts';
import { smsOutbox } from '#gateways/sms/outbox.ts';
import { defineMessage } from '#messages/define-message.ts';
import { createDeliverJob } from '#messages/deliver-job.ts';
import { messagesIn, reachable, sender } from '#messages/delivery-fixture.ts';
import { isSuppressed } from '#people/suppression.ts';
import { testDatabase } from '#test/database.ts';
import { mailServer, refusal } from '#test/mail-server.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { mailboxesWith } from './mailboxes.ts';

const { db } = await testDatabase();
const { waiting, rowOf } = messagesIn(db);
const secret = 'a secret of this test';

const words = (purpose: 'transactional' | 'wanted') =>
  ({
    name: purpose,
    mail: {
      values: { link: 'link' },
      words: { en: { subject: 'A letter', parts: ['Hello'] } },
      headers: { 'List-Unsubscribe': '<{link}>' },
    },
  }) as const;
const wanted = defineMessage({
  ...words('wanted'),
  purpose: 'wanted',
  isStillWanted: async () => true,
});
const answer = defineMessage({ ...words('transactional'), purpose: 'transactional' });

/** Replies of servers to `RCPT TO`. */
const refusals = new Map([
  ['gone@letters.example', '5.1.1 No such user'],
  ['plain@letters.example', 'No such user here'],
  ['policy@letters.example', '5.7.1 Your server is on a list'],
]);

test('A mailbox that the mail server refuses gets nothing wanted any more; what answers its owner still goes out', async () => {
  const { address, received } = await mailServer({
    onRcptTo({ address: to }, _session, done) {
      const said = refusals.get(to);
      done(said === undefined ? null : Object.assign(refusal(550), { message: said }));
    },
  });
  const faults: unknown[] = [];
  const jobs = (['wanted', 'transactional'] as const).map((purpose) =>
    createDeliverJob(purpose, {
      db,
      sms: smsOutbox(temporaryFolder()),
      wantedPerSecond: 1000,
      mail: smtpMail({ url: `smtp://${address}?tls=none`, from: 'hello@campaign.example' }),
      declarations: [wanted.declaration, answer.declaration],
      sender: async () => sender,
      report: (fault) => void faults.push(fault),
      enqueue: async () => undefined,
      whenWantedMayGoOut: async (at) => at,
      mailboxes: mailboxesWith(async () => secret),
    }),
  );
  const send = async (to: string, message: typeof wanted) => {
    const reader = { to: reachable(to), language: 'en' } as const;
    const id = await waiting(message.mail(reader, { link: 'https://campaign.example/' }));
    await jobs[message === wanted ? 0 : 1]?.run({ id });
    return (await rowOf(id))?.state;
  };
  for (const to of refusals.keys()) expect(await send(to, wanted)).toBe('failed');
  const addresses = [...refusals.keys()];
  expect(await Promise.all(addresses.map((to) => isSuppressed(db, secret, to)))).toEqual([
    true,
    true,
    false,
  ]);

  refusals.clear();
  expect(faults).toHaveLength(3);
  expect(await Promise.all(addresses.map((to) => send(to, wanted)))).toEqual([
    'failed',
    'failed',
    'sent',
  ]);
  expect(await send('gone@letters.example', answer)).toBe('sent');
  expect(received.flatMap(({ to }) => to)).toEqual([
    'policy@letters.example',
    'gone@letters.example',
  ]);
  expect(faults).toHaveLength(3);
});
