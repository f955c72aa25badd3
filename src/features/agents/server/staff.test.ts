import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { agentInvitations, agentRoles, agents, agentSessions } from '#db/schema/index.ts';
import { collections } from '#main/collections.ts';
import { takeBackPlansOf } from '#main/take-back-plans.ts';
import { addAuthenticator, agentPassword, callNeeding, enter, someAgent } from '#test/agents.ts';
import { peopleSite, receiptOf } from '#test/people-site.ts';
import { agentRoutes } from './routes.ts';

const site = await peopleSite({
  others: (services) => [
    ...agentRoutes({ ...services, takeBackPlans: takeBackPlansOf(collections) }),
    ...(['news:publish', 'faq:publish', 'news:read'] as const).map(callNeeding),
  ],
});
const { db, ask } = site;
const administrator = { role: 'administrator', languages: null } as const;
const publisher = { role: 'publisher', languages: null } as const;
const newsAlone = { role: 'publisher', languages: null, sections: ['news'] } as const;
const boss = await someAgent(db, 'boss@campaign.example', [administrator]);
const other = await someAgent(db, 'other@campaign.example', [administrator]);

const invite = (email: string, roles: readonly Grant[], token = boss.token) =>
  ask('/agent/invitations/create', { name: 'Lata Bisht', email, roles }, token);
const linkTo = (email: string) => receiptOf(site.lastTo(email, 'agentInvitation'));
const password = 'nine boats under one bridge';
const accept = (receipt: string) =>
  ask('/agent/invitation/accept', {
    receipt,
    name: 'Lata Bisht',
    password,
    confirmPassword: password,
  });
const people = async () => (await ask('/agent/people', undefined, boss.token)).data;
const change = (call: string, body: object, token = boss.token) =>
  ask(`/agent/people/${call}`, body, token);
const isIn = async (token: string) => (await ask('/agent/me', undefined, token)).status === 200;

test('somebody is invited, chooses a password, and is one of the people', async () => {
  const email = 'lata@campaign.example';
  const hindi = { role: 'translator', languages: ['hi'] } as const;
  expect((await invite(email, [hindi])).status).toBe(201);
  const [waiting] = (await people()).invitations;
  expect(waiting).toMatchObject({ email, invitedBy: 'Ila Rane', roles: [hindi] });

  const receipt = linkTo(email);
  const found = await ask('/agent/invitation/find', { receipt });
  expect(found.data).toEqual({ email, name: 'Lata Bisht', roles: [{ ...hindi, sections: null }] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(receipt)));
  const made = answers.filter(({ success }) => success);
  expect(made).toHaveLength(1);
  const me = await ask('/agent/me', undefined, made[0]?.token);
  expect(me.data).toMatchObject({ email, roles: ['translator'], needsSecondFactor: true });
  expect((await accept(receipt)).status).toBe(400);

  const { invitations, people: all } = await people();
  expect(invitations).toEqual([]);
  expect(all.find((one: { email: string }) => one.email === email)).toMatchObject({
    name: 'Lata Bisht',
    isHere: true,
    hasCodes: false,
    isSuspended: false,
    roles: [{ ...hindi, sections: null }],
  });
  expect((await invite(email, [])).errors[0].param).toBe('email');
});

test('an invitation is taken back, replaced, or ends with the right of whoever sent it', async () => {
  await invite('one@campaign.example', []);
  const first = linkTo('one@campaign.example');
  expect((await invite('one@campaign.example', [])).status).toBe(409);
  const [{ id }] = (await people()).invitations;
  await ask('/agent/invitations/resend', { id }, boss.token);
  expect((await accept(first)).status).toBe(400);
  const second = linkTo('one@campaign.example');
  expect(second).not.toBe(first);
  await ask('/agent/invitations/revoke', { id }, boss.token);
  expect((await accept(second)).status).toBe(400);

  const gone = await someAgent(db, 'gone@campaign.example', [administrator]);
  await invite('two@campaign.example', [administrator], gone.token);
  await change('roles', { id: gone.id, roles: [publisher] });
  expect((await accept(linkTo('two@campaign.example'))).status).toBe(400);

  await invite('three@campaign.example', []);
  await db.update(agentInvitations).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await accept(linkTo('three@campaign.example'))).status).toBe(400);
  expect((await invite('three@campaign.example', [])).status).toBe(201);
});

test.each([
  ['a changed role', 'roles', { roles: [publisher] }],
  ['a suspension', 'suspend', {}],
  ['a reset of the second step', 'reset-second-factor', {}],
])('%s ends every session and every waiting log-in at once (A5)', async (name, call, body) => {
  const email = `${call}@campaign.example`;
  const { id, token } = await someAgent(db, email, [administrator, publisher]);
  const codes = await addAuthenticator(db, id);
  const second = await enter(db, id);
  const { data } = await ask('/agent/login', { email, password: agentPassword });
  expect((await change(call, { id, ...body })).status, name).toBe(200);
  for (const old of [token, second]) {
    expect((await ask('/agent/fixture/news/publish', {}, old)).status).toBe(401);
    expect(await isIn(old)).toBe(false);
  }
  expect(await db.$count(agentSessions, eq(agentSessions.ownerId, id))).toBe(0);
  const late = await ask('/agent/login/verify', { challenge: data.challenge, code: codes() });
  expect(late.success).toBe(call === 'roles');
});

test('a suspended agent stays out until they are let in again', async () => {
  const email = 'six@campaign.example';
  const { id } = await someAgent(db, email, [publisher]);
  const logIn = async () => (await ask('/agent/login', { email, password: agentPassword })).status;
  await change('suspend', { id });
  expect(await logIn()).toBe(400);
  await ask('/agent/password/forgot', { email });
  expect(() => site.lastTo(email, 'agentPassword')).toThrow('Nothing');
  expect((await change('suspend', { id })).status).toBe(409);
  expect((await change('restore', { id })).status).toBe(200);
  expect(await logIn()).toBe(200);
});

test('after a reset the password leads to a new second step, and the owner reads of it', async () => {
  const email = 'seven@campaign.example';
  const { id } = await someAgent(db, email, [publisher]);
  await addAuthenticator(db, id);
  await change('reset-second-factor', { id });
  expect(site.lastTo(email, 'agentFactorsReset')).toMatchObject({ administrator: 'Ila Rane' });
  const { token } = await ask('/agent/login', { email, password: agentPassword });
  expect((await ask('/agent/me', undefined, token)).data.needsSecondFactor).toBe(true);
});

test('a role is narrowed to sections, where it opens what it opened before', async () => {
  const { id } = await someAgent(db, 'eight@campaign.example');
  expect((await change('roles', { id, roles: [newsAlone] })).status).toBe(200);
  const token = await enter(db, id);
  const statusOf = async (permission: string) =>
    (await ask(`/agent/fixture/${permission}`, {}, token)).status;
  expect(await statusOf('news/publish')).toBe(200);
  expect(await statusOf('faq/publish')).toBe(403);
  const { data } = await ask('/agent/me', undefined, token);
  expect(data.permissions).toEqual(['news:read', 'news:write', 'news:review', 'news:publish']);
});

test('roles are changed as they were seen: of two administrators at once the second is told', async () => {
  const { id } = await someAgent(db, 'twelve@campaign.example', [publisher]);
  const rolesOf = async () =>
    (await people()).people.find((one: { id: string }) => one.id === id).roles;
  const seen = await rolesOf();
  const hindi = { role: 'translator', languages: ['hi'] } as const;
  const both = [hindi, publisher];
  expect((await change('roles', { id, roles: both, seen })).status).toBe(200);
  const late = { id, roles: [newsAlone], seen };
  expect(await change('roles', late, other.token)).toMatchObject({
    status: 409,
    message: expect.stringContaining('Somebody else changed this since'),
  });
  const held = await rolesOf();
  expect(held).toHaveLength(2);
  // Their order says nothing.
  expect((await change('roles', { ...late, seen: held.toReversed() }, other.token)).status).toBe(
    200,
  );
  expect(await rolesOf()).toEqual([newsAlone]);
});

test('nobody decides on themselves, and without the right nobody decides at all', async () => {
  const editor = await someAgent(db, 'nine@campaign.example', [
    { role: 'editor', languages: null },
  ]);
  for (const call of ['roles', 'suspend', 'restore', 'reset-second-factor']) {
    expect((await change(call, { id: boss.id, roles: [] })).status, call).not.toBe(200);
    const asEditor = await change(call, { id: other.id, roles: [] }, editor.token);
    expect(asEditor.status, call).not.toBe(200);
  }
  expect((await change('suspend', { id: boss.id })).status).toBe(403);
  expect((await change('suspend', { id: other.id }, editor.token)).status).toBe(403);
  const translator = { role: 'translator', languages: null };
  const refused = await change('roles', { id: editor.id, roles: [translator] });
  expect(refused.errors[0].msg).toBe('Choose the languages of the translator');
});

test('giving somebody a right asks for a fresh proof; shutting somebody out never does', async () => {
  const { id } = await someAgent(db, 'ten@campaign.example', [publisher]);
  const token = await enter(db, boss.id);
  const sessionOfBoss = eq(agentSessions.ownerId, boss.id);
  await db
    .update(agentSessions)
    .set({ provenAt: new Date(Date.now() - 6 * 60_000) })
    .where(sessionOfBoss);
  const needsProof = { status: 403, errors: [{ param: 'proof' }] };
  expect(await invite('eleven@campaign.example', [publisher], token)).toMatchObject(needsProof);
  const roles = [administrator];
  expect(await change('roles', { id, roles }, token)).toMatchObject(needsProof);
  expect(await change('reset-second-factor', { id }, token)).toMatchObject(needsProof);
  expect((await change('suspend', { id }, token)).status).toBe(200);
  expect(await change('restore', { id }, token)).toMatchObject(needsProof);
  await ask('/agent/account/prove', { password: agentPassword }, token);
  expect((await invite('eleven@campaign.example', [publisher], token)).status).toBe(201);
  expect((await change('restore', { id }, token)).status).toBe(200);
});

test('of two administrators who take the role from each other one remains', async () => {
  for (let round = 0; round < 3; round += 1) {
    await db.delete(agentRoles);
    await db.insert(agentRoles).values([
      { agentId: boss.id, role: 'administrator' },
      { agentId: other.id, role: 'administrator' },
    ]);
    const [one, two] = [await enter(db, boss.id), await enter(db, other.id)];
    const calls = [
      change('roles', { id: other.id, roles: [publisher] }, one),
      change(round === 0 ? 'suspend' : 'roles', { id: boss.id, roles: [] }, two),
    ];
    const answers = await Promise.all(calls);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    await db.update(agents).set({ suspendedAt: null });
  }
});

test('whoever wants another role is told who can give one: nobody suspended, nobody of one language', async () => {
  const named = async (name: string, languages: Grant['languages']) => {
    const email = `${name}@campaign.example`;
    const agent = await someAgent(db, email, [{ role: 'administrator', languages }]);
    await db.update(agents).set({ name }).where(eq(agents.id, agent.id));
    return agent;
  };
  const asha = await named('Asha', null);
  await named('Hindi', ['hi']);
  const former = await named('Former', null);
  await change('suspend', { id: former.id }, asha.token);
  const { data } = await ask('/agent/administrators', undefined, asha.token);
  expect(data).toContain('Asha');
  expect(data).not.toContain('Hindi');
  expect(data).not.toContain('Former');
  expect((await ask('/agent/administrators')).status).toBe(401);
});
