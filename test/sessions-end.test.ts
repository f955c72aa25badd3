import { expect, test } from 'vitest';
import { sessions, users } from '#db/schema/index.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite({
  others: accountRoutes,
});
const { password } = passwords;
const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
const SOME = 6;

const statusWith = async (token: string) =>
  (await site.ask('/user/sessions', undefined, token)).status;

/** The given tokens that still work. */
async function alive(tokens: (string | undefined)[]): Promise<string[]> {
  const given = tokens.filter((token) => token !== undefined);
  const statuses = await Promise.all(given.map(statusWith));
  return given.filter((_, index) => statuses[index] !== 401);
}

/** Creates a user with a number and an address, and a link for a new password. */
async function memberWhoForgot(phoneNumber: string) {
  const email = `${phoneNumber}@letters.example`;
  const token = await site.member(phoneNumber, { email });
  const receipt = receiptOf(site.lastTo(email, 'confirmAddress'));
  await site.ask('/user/register/confirm', { receipt });
  await site.ask('/user/forgot-password/link', { email });
  return { token, email, link: receiptOf(site.lastTo(email, 'resetPassword')) };
}

const erase = (token: string) =>
  fetch(`${site.url}/api/user/account`, {
    method: 'DELETE',
    headers: { 'x-access-token': token },
  });

test('a login with the old password that is under way while it changes opens nothing', async () => {
  for (const phoneNumber of ['9876550001', '9876550002', '9876550003']) {
    const { link, email } = await memberWhoForgot(phoneNumber);
    const [changed, ...logins] = await Promise.all([
      site.ask('/user/change-password/link', { receipt: link, ...fresh }),
      ...Array.from({ length: SOME }, () => site.ask('/user/login', { email, password })),
    ]);
    expect(changed.status).toBe(200);
    expect(await alive(logins.map(({ token }) => token))).toEqual([]);
  }
});

test('a proof with the old password that is under way while it changes is good for nothing', async () => {
  const { token, link } = await memberWhoForgot('9876550004');
  const proof = { currentPassword: password };
  const [changed, ...proofs] = await Promise.all([
    site.ask('/user/change-password/link', { receipt: link, ...fresh }),
    ...Array.from({ length: SOME }, () => site.ask('/user/change-password/receipt', proof, token)),
  ]);
  expect(changed.status).toBe(200);
  const theirs = { newPassword: 'a walk of theirs', confirmPassword: 'a walk of theirs' };
  const receipts = proofs.flatMap(({ data }) => (data ? [data.receipt] : []));
  const answers = await Promise.all(
    receipts.map((receipt) => site.ask('/user/change-password/link', { receipt, ...theirs })),
  );
  expect(answers.filter(({ success }) => success)).toEqual([]);
});

test('a code that is entered while the password changes leaves nobody logged in', async () => {
  const { link } = await memberWhoForgot('9876550005');
  const body = { mobile_number: '9876550005', otp: await site.codeFor('9876550005') };
  const [, entered] = await Promise.all([
    site.ask('/user/change-password/link', { receipt: link, ...fresh }),
    site.ask('/user/signup/verify-otp', body),
  ]);
  expect(await alive([entered.data?.token])).toEqual([]);
  expect((await site.ask('/user/signup/verify-otp', body)).status).toBe(400);
});

test('logins beside the end of an account leave no session and no account', async () => {
  for (const phoneNumber of ['9876550006', '9876550007', '9876550008']) {
    const token = await site.member(phoneNumber);
    const otp = await site.codeFor(phoneNumber);
    const [ended, code, ...logins] = await Promise.all([
      erase(token),
      site.ask('/user/signup/verify-otp', { mobile_number: phoneNumber, otp }),
      ...Array.from({ length: SOME }, () => site.ask('/user/login', { phoneNumber, password })),
    ]);
    expect(ended.status).toBe(200);
    const tokens = [code.data?.token, ...logins.map((login) => login.token)];
    expect(await alive(tokens)).toEqual([]);
  }
  const owners = (await site.db.select().from(users)).map(({ id }) => id);
  const left = await site.db.select().from(sessions);
  expect(left.filter(({ ownerId }) => !owners.includes(ownerId))).toEqual([]);
});

test('a session that was left behind finds no closed account', async () => {
  const token = await site.member('9876550009');
  await site.pool.query("UPDATE users SET erased_at = now() WHERE phone_number = '+919876550009'");
  expect(await statusWith(token)).toBe(401);
  const answer = await site.ask('/user/consents', { purpose: 'newsletter', given: true }, token);
  expect(answer.status).toBe(401);
});
