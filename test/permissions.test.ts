import { expect, test } from 'vitest';
import { accountRoutes } from '#features/account/server/routes.ts';
import { signInRoutes } from '#features/sign-in/server/routes.ts';
import type { BoundCall } from '#http/bind.ts';
import { passwords, peopleSite } from '#test/people-site.ts';
import type { Services } from '#test/people-site.ts';
import { callsOf } from './calls-of.ts';

/** Every call for visitors who are logged in but those that the site has already. */
function others(services: Services) {
  const own = accountRoutes(services);
  const names = new Set([...own, ...signInRoutes(services)].map(({ endpoint }) => endpoint.name));
  const isOther = ({ endpoint: { access, name } }: BoundCall) =>
    access === 'user' && !names.has(name);
  return [...own, ...callsOf(services.db).filter(isOther)];
}
const nameOf = ({ endpoint }: BoundCall) => `${endpoint.method} ${endpoint.path}`;
const site = await peopleSite({ others });
const everyCall = callsOf(site.db);
const ofUserCalls = everyCall.filter(({ endpoint }) => endpoint.access === 'user');

const statusOf = async ({ endpoint: { method, path } }: BoundCall, token?: string) => {
  const headers = token ? { 'x-access-token': token } : undefined;
  return (await fetch(`${site.url}/api${path}`, { method, headers })).status;
};

test('none of them opens for nobody, for who logged out, or for who erased their account (A2, A5)', async () => {
  const loggedOut = await site.member('9876540001');
  await site.ask('/user/logout', {}, loggedOut);
  const erased = await site.member('9876540002');
  const headers = { 'x-access-token': erased };
  const gone = await fetch(`${site.url}/api/user/account`, { method: 'DELETE', headers });
  expect(gone.status).toBe(200);

  for (const call of ofUserCalls) {
    expect(await statusOf(call), nameOf(call)).toBe(401);
    for (const token of [loggedOut, erased, 'made-up', 'x'.repeat(10_000)])
      expect(await statusOf(call, token), nameOf(call)).toBe(401);
  }
});

test('two users see and change only what is theirs', async () => {
  const [one, other] = [await site.member('9876540003'), await site.member('9876540004')];
  const ofOther = (await site.ask('/user/sessions', undefined, other)).data[0].id;
  expect((await site.ask('/user/sessions/end', { id: ofOther }, one)).status).toBe(404);
  expect((await site.ask('/user/profile', undefined, other)).status).toBe(200);

  const profile = await site.ask('/user/profile?id=1&phoneNumber=9876540004', undefined, one);
  expect(profile.user.phoneNumber).toBe('+919876540003');
  for (const wrong of [{ id: ofOther }, { role: 'admin' }, { passwordHash: 'x' }, { points: 9 }])
    expect((await site.ask('/user/profile/edit', wrong, one)).status).toBe(422);
});

test('a session ends everywhere within the second that the password changes (A5)', async () => {
  const token = await site.member('9876540005');
  const other = (
    await site.ask('/user/login', { phoneNumber: '9876540005', password: passwords.password })
  ).token;
  const { data } = await site.ask(
    '/user/change-password/receipt',
    { currentPassword: passwords.password },
    token,
  );
  const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
  await site.ask('/user/change-password/link', { receipt: data.receipt, ...fresh });
  for (const call of ofUserCalls) expect(await statusOf(call, other), nameOf(call)).toBe(401);
});
