import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountRoutes } from '#features/account/server/routes.ts';
import {
  issueReceipt as issueAgents,
  redeemReceipt as useAgents,
} from '#features/agents/server/receipts.ts';
import { createPreviewSigner } from '#http/previews.ts';
import { createFileSigner } from '#http/signed-files.ts';
import { redeemCode } from '#people/one-time-codes.ts';
import { voidNumber } from '#people/receipts.ts';
import { callNeeding, someAgent } from '#test/agents.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite({
  others: (services) => [...accountRoutes(services), callNeeding('news:write')],
});
const { db } = site;
const stamps = {
  one_time_codes: ['created_at', 'expires_at'],
  receipts: ['created_at', 'expires_at'],
  agent_receipts: ['created_at', 'expires_at'],
  sessions: ['created_at', 'seen_at', 'proven_at'],
  agent_sessions: ['created_at', 'seen_at', 'proven_at'],
};

/**
 * Moves ahead all that the clock stamped: for the database it is the same as a clock that goes
 * back.
 */
async function setClockBack(minutes: number): Promise<void> {
  for (const [table, columns] of Object.entries(stamps)) {
    const moved = columns.map((name) => `${name} = ${name} + interval '${minutes} minutes'`);
    await db.execute(sql.raw(`update ${table} set ${moved.join(', ')}`));
  }
}

test('a clock that is set back by an hour makes no code, link, proof or idle agent last an hour longer', async () => {
  const phoneNumber = '9876560001';
  const email = 'late@letters.example';
  const token = await site.member(phoneNumber, { email });
  await site.ask('/user/register/confirm', {
    receipt: receiptOf(site.lastTo(email, 'confirmAddress')),
  });
  await site.ask('/user/prove', { currentPassword: passwords.password }, token);
  const otp = await site.codeFor(phoneNumber);
  const verification = await site.verificationFor('9876560002');
  await site.ask('/user/forgot-password/link', { email });
  const receipt = receiptOf(site.lastTo(email, 'resetPassword'));
  await site.ask('/user/register', {
    name: 'Ila',
    ...passwords,
    consent: true,
    email: 'week@letters.example',
  });
  const ofWeek = receiptOf(site.lastTo('week@letters.example', 'confirmRegistration'));
  const agent = await someAgent(db, 'idle@campaign.example', [{ role: 'editor', languages: null }]);
  const second = await issueAgents(db, 'secondStep', { agentId: agent.id });

  await setClockBack(60);

  const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
  const person = { name: 'Ila', ...passwords, consent: true, verification };
  const refused = {
    code: await site.ask('/user/signup/verify-otp', { mobile_number: phoneNumber, otp }),
    link: await site.ask('/user/change-password/link', { receipt, ...fresh }),
    proofOfNumber: await site.ask('/user/register', person),
    proof: await site.ask('/user/profile/edit', { email: 'other@letters.example' }, token),
    agent: await site.ask('/agent/fixture/news/write', {}, agent.token),
  };
  expect(Object.entries(refused).map(([name, { status }]) => [name, status])).toEqual([
    ['code', 400],
    ['link', 400],
    ['proofOfNumber', 422],
    ['proof', 403],
    ['agent', 401],
  ]);
  expect(await useAgents(db, 'secondStep', second.token)).toBeUndefined();

  // An hour is little beside two weeks, so nobody is turned out; and whatever is made now is good.
  expect((await site.ask('/user/sessions', undefined, token)).status).toBe(200);
  expect((await site.ask('/user/register/confirm', { receipt: ofWeek })).status).toBe(200);
  const next = { mobile_number: phoneNumber, otp: await site.codeFor(phoneNumber) };
  expect((await site.ask('/user/signup/verify-otp', next)).status).toBe(200);
});

test('the small steps of a clock that is kept right turn nobody away', async () => {
  const mobile_number = '9876560003';
  const otp = await site.codeFor(mobile_number);
  const agent = await someAgent(db, 'near@campaign.example', [{ role: 'editor', languages: null }]);
  await setClockBack(0.25);
  const proven = await site.ask('/user/signup/verify-otp', { mobile_number, otp });
  expect(proven.status).toBe(200);
  expect((await site.ask('/agent/fixture/news/write', {}, agent.token)).status).toBe(200);
});

test('a code for a number that changed hands does not come to life again', async () => {
  const phoneNumber = '+919876560004';
  const code = await site.codeFor('9876560004');
  await voidNumber(db, phoneNumber);
  await setClockBack(0.25);
  const given = { phoneNumber, code, secret: site.services.secret };
  expect(await redeemCode(db, given)).not.toBe('right');
});

test('a signed address and a preview end when the clock is set back', () => {
  let clock = Date.now();
  const file = { key: 'private/a', name: 'a.jpg', type: 'image/jpeg' };
  const files = createFileSigner('a secret', () => clock);
  const previews = createPreviewSigner('a secret', () => clock);
  const session = { id: 'a' };
  const address = files.sign(file, session).split('=')[1] ?? '';
  const { token } = previews.sign({ collection: 'news', id: 'a', theme: null }, session);
  clock -= 20_000;
  expect([files.open(address), previews.open(token)]).not.toContain(undefined);
  clock -= 3_600_000;
  expect([files.open(address), previews.open(token)]).toEqual([undefined, undefined]);
});
