import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agents, agentSessions, auditLog } from '#db/schema/index.ts';
import { collections } from '#main/collections.ts';
import { takeBackPlansOf } from '#main/take-back-plans.ts';
import { addAuthenticator, agentPassword, callNeeding, enter, someAgent } from '#test/agents.ts';
import { codeOf } from '#test/authenticator-code.ts';
import { peopleSite, receiptOf } from '#test/people-site.ts';
import { agentRoutes } from './routes.ts';

const site = await peopleSite({
  others: (services) => [
    ...agentRoutes({ ...services, takeBackPlans: takeBackPlansOf(collections) }),
    callNeeding('news:publish'),
  ],
});
const { db, pool, ask } = site;
const publish = '/agent/fixture/news/publish';
const publisher = { role: 'publisher', languages: null } as const;
const statusOf = async (token: string) => (await ask('/agent/me', undefined, token)).status;

/** An agent with an authenticator; nobody is logged in as them. */
async function known(email: string) {
  const { id } = await someAgent(db, email, [publisher]);
  const codes = await addAuthenticator(db, id);
  await db.delete(agentSessions).where(eq(agentSessions.ownerId, id));
  const logIn = (password = agentPassword) => ask('/agent/login', { email, password });
  const challenge = async (): Promise<string> => (await logIn()).data.challenge;
  return { id, email, codes, logIn, challenge };
}

const verify = (challenge: string, code: string) => ask('/agent/login/verify', { challenge, code });

test('after the password a code is due, which opens everything, and works once', async () => {
  const one = await known('one@campaign.example');
  const { token: none, data } = await one.logIn();
  expect(none).toBeUndefined();
  expect(data.ways).toEqual(['code']);

  const code = one.codes();
  const { status, token } = await verify(data.challenge, code);
  expect(status).toBe(200);
  expect((await ask(publish, {}, token)).status).toBe(200);
  const recorded = await db.select().from(auditLog).where(eq(auditLog.actorId, one.id));
  expect(recorded.map(({ call }) => call)).toEqual([
    'logInAgent',
    'verifyAgentLogIn',
    'fixture:news:publish',
  ]);

  const again = await verify(await one.challenge(), code);
  expect(again).toMatchObject({
    status: 400,
    errors: [{ param: 'code', msg: 'This code was used already. Wait for the next one' }],
  });
  expect((await verify(await one.challenge(), one.codes(1))).status).toBe(200);
});

test('a code before the newest that was used is refused as well', async () => {
  const two = await known('two@campaign.example');
  expect((await verify(await two.challenge(), two.codes(1))).status).toBe(200);
  expect((await verify(await two.challenge(), two.codes())).status).toBe(400);
});

test('a challenge is good for one log-in, five tries and five minutes', async () => {
  const three = await known('three@campaign.example');
  const used = await three.challenge();
  expect((await verify(used, three.codes())).status).toBe(200);
  expect((await verify(used, three.codes(1))).status).toBe(400);

  const guessed = await three.challenge();
  for (let tries = 1; tries < 5; tries += 1)
    expect((await verify(guessed, '000000')).errors[0].param).toBe('code');
  expect((await verify(guessed, '000000')).errors[0].param).toBe('challenge');
  expect((await verify(guessed, three.codes(1))).status).toBe(400);

  const old = await three.challenge();
  await pool.query("UPDATE agent_receipts SET expires_at = now() - interval '1 second'");
  expect((await verify(old, three.codes(1))).status).toBe(400);
});

test('of fifty who send one code at the same moment one gets in', async () => {
  const four = await known('four@campaign.example');
  const challenges = await Promise.all(Array.from({ length: 4 }, four.challenge));
  const code = four.codes();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => verify(challenges[nth % 4] ?? '', code)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await db.$count(agentSessions, eq(agentSessions.ownerId, four.id))).toBe(1);
});

test('a challenge ends with the password that it stands for, and with a suspension', async () => {
  const five = await known('five@campaign.example');
  const challenge = await five.challenge();
  await ask('/agent/password/forgot', { email: five.email });
  const receipt = receiptOf(site.lastTo(five.email, 'agentPassword'));
  const chosen = {
    newPassword: 'another hill, other steps',
    confirmPassword: 'another hill, other steps',
  };
  expect((await ask('/agent/password/reset', { receipt, ...chosen })).status).toBe(200);
  expect((await verify(challenge, five.codes())).status).toBe(400);

  const { data } = await five.logIn(chosen.newPassword);
  await db.update(agents).set({ suspendedAt: new Date() }).where(eq(agents.id, five.id));
  expect((await verify(data.challenge, five.codes())).status).toBe(400);
});

test('whoever has no second factor yet may set one up, and nothing else', async () => {
  const email = 'six@campaign.example';
  await someAgent(db, email, [publisher]);
  const { token } = await ask('/agent/login', { email, password: agentPassword });
  const me = await ask('/agent/me', undefined, token);
  expect(me.data).toMatchObject({ email, needsSecondFactor: true });
  expect(await ask(publish, {}, token)).toMatchObject({
    status: 403,
    message: 'Set up the second step of logging in first.',
  });
  const other = (await ask('/agent/login', { email, password: agentPassword })).token;

  const { data: begun } = await ask('/agent/authenticator/begin', {}, token);
  expect(begun.address).toMatch(/^otpauth:\/\/totp\/Avani%20Sohane:six%40campaign.example/);
  const codes = (periodsLater = 0) => codeOf(begun.key, periodsLater);
  const wrong = { id: begun.id, code: '000000', name: 'Phone' };
  expect((await ask('/agent/authenticator/confirm', wrong, token)).errors[0].param).toBe('code');
  const right = { ...wrong, code: codes() };
  const { data } = await ask('/agent/authenticator/confirm', right, token);
  expect(data.recoveryCodes).toHaveLength(10);

  expect((await ask(publish, {}, token)).status).toBe(200);
  expect(await statusOf(other)).toBe(401);
  expect(site.lastTo(email, 'agentFactorsChanged')).toBeDefined();
  const [first, second] = data.recoveryCodes;
  const { data: due } = await ask('/agent/login', { email, password: agentPassword });
  expect(due.ways).toEqual(['code', 'recovery']);
  const entered = await verify(due.challenge, first.toUpperCase());
  expect(entered).toMatchObject({ status: 200, data: { recoveryCodesLeft: 9 } });
  const again = await ask('/agent/login', { email, password: agentPassword });
  expect((await verify(again.data.challenge, first)).status).toBe(400);
  expect((await verify(again.data.challenge, second)).status).toBe(200);
});

test('a link to a new password works once, ends every session, and is no way past the second step', async () => {
  const seven = await known('seven@campaign.example');
  const { token } = await verify(await seven.challenge(), seven.codes());
  const said = await ask('/agent/password/forgot', { email: seven.email });
  expect(said).toEqual(await ask('/agent/password/forgot', { email: 'no@campaign.example' }));
  const receipt = receiptOf(site.lastTo(seven.email, 'agentPassword'));
  const reset = (newPassword: string) =>
    ask('/agent/password/reset', { receipt, newPassword, confirmPassword: newPassword });

  expect((await reset('short')).errors[0]).toMatchObject({
    param: 'newPassword',
    msg: 'Use at least 15 characters',
  });
  for (const weak of ['password1234567', 'aaaaaaaaaaaaaaaa', 'abcabcabcabcabcabc'])
    expect((await reset(weak)).errors[0].param, weak).toBe('newPassword');
  expect((await reset(agentPassword)).errors[0].msg).toMatch(/your password already/);
  expect((await reset('other words for the door')).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
  expect((await reset('words of somebody else')).status).toBe(400);
  expect(site.lastTo(seven.email, 'agentPasswordChanged')).toBeDefined();
  const { token: none, data } = await seven.logIn('other words for the door');
  expect([none, typeof data.challenge]).toEqual([undefined, 'string']);
});

test('a log-in from a new browser is written to its owner, the first one is not', async () => {
  const eight = await known('eight@campaign.example');
  const from = async (browser: string) => {
    await pool.query('UPDATE agent_authenticators SET last_counter = 0');
    const body = { challenge: await eight.challenge(), code: eight.codes() };
    const { status } = await site.post('/api/agent/login/verify', body, { 'user-agent': browser });
    expect(status).toBe(200);
  };
  const mails = () =>
    site.sent.filter(({ to, text }) => to === eight.email && text.kind === 'agentNewBrowser');
  await from('one browser');
  expect(mails()).toHaveLength(0);
  await from('another browser');
  expect(mails()).toHaveLength(1);
  await from('one browser');
  expect(mails()).toHaveLength(1);
  await pool.query("UPDATE agents SET language = 'hi' WHERE id = $1", [eight.id]);
  await from('a program');
  expect(mails().at(-1)?.text).toMatchObject({ device: 'कोई प्रोग्राम, जो ब्राउज़र नहीं है' });
});

test('what protects the account asks for a fresh proof', async () => {
  const nine = await known('nine@campaign.example');
  const { token } = await verify(await nine.challenge(), nine.codes());
  await pool.query(
    "UPDATE agent_sessions SET proven_at = now() - interval '6 minutes' WHERE owner_id = $1",
    [nine.id],
  );
  const renew = () => ask('/agent/recovery-codes/renew', {}, token);
  expect(await renew()).toMatchObject({ status: 403, errors: [{ param: 'proof' }] });
  const wrong = { password: 'not the password at all' };
  expect((await ask('/agent/account/prove', wrong, token)).status).toBe(400);
  const proven = await ask('/agent/account/prove', { code: nine.codes(1) }, token);
  expect(proven.status).toBe(200);
  expect((await renew()).data.recoveryCodes).toHaveLength(10);

  const { data } = await ask('/agent/account', undefined, token);
  expect(data).toMatchObject({ recoveryCodesLeft: 10, passkeysWork: true, isProven: true });
  const [only] = data.authenticators;
  const removed = await ask('/agent/factor/remove', { id: only.id }, token);
  expect(removed.message).toMatch(/last second step/);
});

test('a new password of one’s own ends every other session, and the list of them tells', async () => {
  const ten = await known('ten@campaign.example');
  const one = await enter(db, ten.id);
  const two = await enter(db, ten.id);
  const three = await enter(db, ten.id);
  const { data } = await ask('/agent/sessions', undefined, one);
  expect(data.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
  expect((await ask('/agent/sessions/end', { id: data[0].id }, one)).status).toBe(200);
  expect([await statusOf(three), await statusOf(two)]).toEqual([401, 200]);

  const newPassword = 'stones of the other river';
  const change = { currentPassword: agentPassword, newPassword, confirmPassword: newPassword };
  const wrong = { ...change, currentPassword: 'something else here' };
  expect((await ask('/agent/account/password', wrong, one)).errors[0].param).toBe(
    'currentPassword',
  );
  expect((await ask('/agent/account/password', change, one)).status).toBe(200);
  expect([await statusOf(one), await statusOf(two)]).toEqual([200, 401]);
  await ask('/agent/sessions/end', {}, one);
  expect(await statusOf(one)).toBe(200);
});
