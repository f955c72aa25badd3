import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  newsletterConsents,
  newsletterDepartures,
  newsletterSubscribers,
} from '#db/schema/index.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite({
  others: accountRoutes,
});
const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };

const confirm = (receipt: string) => site.ask('/user/register/confirm', { receipt });
const change = (receipt: string) => site.ask('/user/change-password/link', { receipt, ...fresh });
const giveAddress = (email: string, token: string) =>
  site.ask('/user/profile/edit', { email }, token);

/** The newest link in a mail to an address. */
const linkTo = (email: string, kind: 'confirmAddress' | 'resetPassword') =>
  receiptOf(site.lastTo(email, kind));

async function forgot(email: string): Promise<string> {
  await site.ask('/user/forgot-password/link', { email });
  return linkTo(email, 'resetPassword');
}

/** Creates a user with a number and a proven address. */
async function memberWith(phoneNumber: string, email: string): Promise<string> {
  const token = await site.member(phoneNumber, { email });
  await confirm(linkTo(email, 'confirmAddress'));
  return token;
}

test('a link to a new password that went to the old address ends with it', async () => {
  const token = await memberWith('9876560001', 'old@letters.example');
  const old = await forgot('old@letters.example');
  await giveAddress('new@letters.example', token);
  expect((await confirm(linkTo('new@letters.example', 'confirmAddress'))).status).toBe(200);
  expect((await change(old)).status).toBe(400);
  expect((await change(await forgot('new@letters.example'))).status).toBe(200);
});

test('the newsletter of an account follows it to a new address, and the old one gets no more', async () => {
  const token = await memberWith('9876560011', 'reads@letters.example');
  const wish = (given: boolean) =>
    site.ask('/user/consents', { purpose: 'newsletter', given }, token);
  const readers = async () => {
    const rows = await site.db.select().from(newsletterSubscribers);
    return rows.map(({ email, language, topics }) => ({ email, language, topics }));
  };
  await wish(true);
  await site.db.update(newsletterSubscribers).set({ language: 'hi', topics: ['events'] });
  await giveAddress('moved@letters.example', token);
  expect((await confirm(linkTo('moved@letters.example', 'confirmAddress'))).status).toBe(200);
  expect(await readers()).toEqual([
    { email: 'moved@letters.example', language: 'hi', topics: ['events'] },
  ]);
  const said = await site.db.select().from(newsletterConsents).orderBy(newsletterConsents.id);
  expect(said.map(({ given }) => given)).toEqual([true, false, true]);
  expect(await site.db.$count(newsletterDepartures)).toBe(0);

  await wish(false);
  expect(await readers()).toEqual([]);
  await giveAddress('last@letters.example', token);
  expect((await confirm(linkTo('last@letters.example', 'confirmAddress'))).status).toBe(200);
  expect(await readers()).toEqual([]);
});

test('whoever ordered the newsletter while registering by number gets it once the address is confirmed', async () => {
  const email = 'ordered@letters.example';
  await site.member('9876560012', { email, newsletter: true });
  const ofThem = eq(newsletterSubscribers.email, email);
  expect(await site.db.$count(newsletterSubscribers, ofThem)).toBe(0);
  expect((await confirm(linkTo(email, 'confirmAddress'))).status).toBe(200);
  expect(await site.db.$count(newsletterSubscribers, ofThem)).toBe(1);
});

test('of two links to a new password only the newer holds', async () => {
  await memberWith('9876560002', 'twice@letters.example');
  const older = await forgot('twice@letters.example');
  const newer = await forgot('twice@letters.example');
  expect((await change(older)).status).toBe(400);
  expect((await change(newer)).status).toBe(200);
});

test('a session’s proof for a new password ends with the session', async () => {
  const token = await site.member('9876560003');
  const proof = { currentPassword: passwords.password };
  const { data } = await site.ask('/user/change-password/receipt', proof, token);
  await site.ask('/user/logout', {}, token);
  expect((await change(data.receipt)).status).toBe(400);
});

test('somebody who asks for a link in the name of another does not end what that one proved', async () => {
  const token = await memberWith('9876560004', 'own@letters.example');
  const proof = { currentPassword: passwords.password };
  const { data } = await site.ask('/user/change-password/receipt', proof, token);
  await forgot('own@letters.example');
  expect((await change(data.receipt)).status).toBe(200);
});

test('codes and proofs of a number end when it leaves an account, or comes to one', async () => {
  const token = await site.member('9876560005');
  const waiting = await site.codeFor('9876560005');
  const spare = await site.verificationFor('9876560006');
  const verification = await site.verificationFor('9876560006');
  const changed = await site.ask(
    '/user/profile/edit',
    { phoneNumber: '9876560006', verification },
    token,
  );
  expect(changed.status).toBe(200);
  const entered = { mobile_number: '9876560005', otp: waiting };
  expect((await site.ask('/user/signup/verify-otp', entered)).status).toBe(400);
  const again = { name: 'Ila', ...passwords, consent: true, verification: spare };
  expect(await site.ask('/user/register', again)).toMatchObject({
    status: 422,
    errors: [{ param: 'verification' }],
  });
});

test('of two accounts that confirm one address at once one gets it, and the other is told', async () => {
  for (const round of [0, 1, 2]) {
    const email = `shared-${round}@letters.example`;
    const links = [];
    for (const number of [`987656100${round}`, `987656200${round}`]) {
      await site.member(number, { email });
      links.push(linkTo(email, 'confirmAddress'));
    }
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ]);
  }
});

test('of a registration and an account that confirm one address at once one gets it', async () => {
  for (const round of [0, 1, 2]) {
    const email = `either-${round}@letters.example`;
    await site.member(`987656300${round}`, { email });
    await site.ask('/user/register', { name: 'Ila', ...passwords, consent: true, email });
    const links = [
      linkTo(email, 'confirmAddress'),
      receiptOf(site.lastTo(email, 'confirmRegistration')),
    ];
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ]);
  }
});

test('of two accounts that take one number at once one gets it', async () => {
  const tokens = [await site.member('9876560007'), await site.member('9876560008')];
  const proofs = [
    await site.verificationFor('9876560009'),
    await site.verificationFor('9876560009'),
  ];
  const answers = await Promise.all(
    tokens.map((token, index) =>
      site.ask(
        '/user/profile/edit',
        { phoneNumber: '9876560009', verification: proofs[index] },
        token,
      ),
    ),
  );
  const [won = 0, lost = 0] = answers
    .map(({ status }) => status)
    .toSorted((one, other) => one - other);
  expect(won).toBe(200);
  expect([409, 422]).toContain(lost);
});
