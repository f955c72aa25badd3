import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { append } from '#audit/append.ts';
import { createVerifyAuditLogJob } from '#audit/verify-job.ts';
import {
  agentInvitations,
  auditLog,
  newsletterIssues,
  polls,
  pushNotices,
  replyTemplates,
} from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { mediaUploads } from '#features/media-library/contract.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { someAgent } from '#test/agents.ts';
import { callsOf } from '#test/calls-of.ts';
import { firstAgent, testSite } from '#test/site.ts';
import { deeds, targetLabels } from './deeds.ts';
import { mailHeadWith } from './mail-head.ts';

const site = await testSite();
const { db } = site;
const all = { languages: null } as const;
const kavita = await someAgent(db, 'kavita@campaign.example', [
  { role: 'privacy-officer', ...all },
]);
const roshni = await someAgent(db, 'roshni@campaign.example', [{ role: 'supporter-desk', ...all }]);
const as = (token: string) => ({ 'x-access-token': token });
const record = async (query = '', token = kavita.token) => {
  const response = await site.get(`/api/agent/audit/entries?${query}`, as(token));
  return { status: response.status, ...(await response.json()) };
};
const post = (path: string, body: object = {}, token = kavita.token) =>
  site.post(`/api/agent/${path}`, body, as(token));

async function openSomeCard(): Promise<string> {
  const letter = { name: 'Sarita K', email: 'sarita@letters.example', message: 'Hello' };
  await site.post('/api/user/join/create', letter);
  const list = await site.get('/api/agent/supporters/letters?size=1', as(roshni.token));
  const { id } = (await list.json()).data[0];
  await post('supporters/card', { id }, roshni.token);
  return String(id);
}

test('every call that is recorded has its sentence in both languages, and every kind a name', () => {
  const declared = [mediaUploads, ...callsOf(db).map(({ endpoint }) => endpoint)];
  const recorded = declared.flatMap(({ name, audit }) =>
    typeof audit === 'object' ? [{ name, target: audit.target }] : [],
  );
  expect(recorded.map(({ name }) => name).filter((name) => !deeds[name])).toEqual([]);
  const targets = new Set(recorded.map(({ target }) => target));
  expect([...targets].filter((target) => !targetLabels[target])).toEqual([]);
});

test('who looked at whose card is told in a sentence, and found by each filter', async () => {
  const id = await openSomeCard();
  const queries = [
    'call=openCard',
    `actor=${roshni.id}&people=true&target=supporter&id=${id}`,
    'outcome=done&from=2020-01-01&to=2099-01-01&call=openCard',
  ];
  for (const query of queries) {
    const { data, total } = await record(query);
    expect(total, query).toBeGreaterThan(0);
    expect(data[0], query).toMatchObject({
      by: 'Ila Rane',
      call: 'openCard',
      did: ['opened the card of', 'कार्ड खोला'],
      isLook: true,
      outcome: 'done',
      network: '127.0.0.0/24',
      about: [{ id, name: null }],
      seal: expect.stringMatching(/^[\da-f]{8}$/),
    });
  }
  for (const query of ['to=2020-01-01', 'from=2099-01-01', 'outcome=failed&call=openCard'])
    expect((await record(query)).data, query).toEqual([]);
  const refused = await post('supporters/card', { id: Number(id) }, kavita.token);
  expect(refused.status).toBe(200);
});

test('an export tells why, and people by their names', async () => {
  const body = { reason: 'Call list, health camp', filter: {} };
  await (await post('supporters/export', body, roshni.token)).text();
  expect((await record('call=exportLetters')).data[0]).toMatchObject({
    why: 'Call list, health camp',
    isLook: true,
  });
});

test('a long record goes on where its page ended', async () => {
  const chain = await (await site.get('/api/agent/audit/chain', as(kavita.token))).json();
  for (let times = 0; times < 60; times += 1)
    await site.get('/api/agent/supporters/letters', as(roshni.token));
  const first = await record();
  expect(first.data).toHaveLength(50);
  const second = await record(`before=${first.next}`);
  expect(second.data[0].position).toBe(first.data.at(-1).position - 1);
  expect(first.data[0].position).toBe(chain.data.entries + 60);
});

test('the chain is read on request, and every night its head goes to the administrators', async () => {
  const verified = await (await post('audit/verify')).json();
  expect(verified.data.checked).toMatchObject({ isWhole: true, head: expect.any(String) });
  const { head } = verified.data.checked;
  const { keepers } = verified.data;
  expect(keepers).toBe(1);

  const sent: { to: string; text: Record<string, string> }[] = [];
  const sendMessage = async (message: (typeof sent)[number]) => void sent.push(message);
  const mailOut = mailHeadWith({ db, sendMessage, publicUrl: 'https://campaign.example' });
  const night = () =>
    createVerifyAuditLogJob({ db, report: () => undefined, tell: () => undefined, mailOut }).run(
      {},
    );
  await night();
  expect(sent).toMatchObject([{ to: firstAgent.email, text: { kind: 'recordHead' } }]);
  expect(sent[0]?.text['head']).not.toBe(head);

  await db.execute('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await db.update(auditLog).set({ outcome: 'refused' });
  await db.execute('ALTER TABLE audit_log ENABLE TRIGGER USER');
  await night();
  expect(sent.at(-1)).toMatchObject({ text: { kind: 'recordBroken' } });
  const chain = await (await site.get('/api/agent/audit/chain', as(kavita.token))).json();
  expect(chain.data.checked).toMatchObject({ isWhole: false });
});

test('the record is a table to save, for those who may, and nobody else reads it', async () => {
  const response = await post('audit/export', { filter: { call: 'openCard' } });
  expect(response.status).toBe(200);
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
  expect(rows[0]).toMatchObject({ Call: 'openCard', Did: 'opened the card of', Who: 'Ila Rane' });
  expect((await record('', roshni.token)).status).toBe(403);
  expect((await post('audit/verify', {}, roshni.token)).status).toBe(403);
});

test('an invitation is told by the name of who was invited, before and after they took it, which they did themselves', async () => {
  const boss = await someAgent(db, 'boss@campaign.example', [{ role: 'administrator', ...all }]);
  const email = 'lata@campaign.example';
  await post('invitations/create', { name: 'Lata Bisht', email, roles: [] }, boss.token);
  const told = async (call: string) => (await record(`call=${call}`)).data[0];
  const invited = { by: 'Ila Rane', about: [{ name: 'Lata Bisht' }] };
  expect(await told('inviteAgent')).toMatchObject(invited);

  const receipt = newToken();
  await db.update(agentInvitations).set({ tokenHash: hashToken(receipt) });
  const password = 'nine boats under one bridge';
  const account = { receipt, name: 'Lata Bisht-Rawat', password, confirmPassword: password };
  expect((await post('invitation/accept', account)).status).toBe(201);
  expect(await told('acceptInvitation')).toMatchObject({ by: 'Lata Bisht-Rawat' });
  expect(await told('inviteAgent')).toMatchObject({
    ...invited,
    about: [{ name: 'Lata Bisht-Rawat' }],
  });
});

test('polls, templates, push messages and issues are told by their names', async () => {
  const by = { enteredBy: kavita.id, authors: [kavita.id] };
  const closesAt = new Date('2027-01-01');
  const [poll] = await db
    .insert(polls)
    .values({ ...by, constituency: 'Belkund', key: 'belkund', closesAt })
    .returning();
  const [template] = await db
    .insert(replyTemplates)
    .values({ title: 'Thanks', texts: {} })
    .returning();
  const [notice] = await db
    .insert(pushNotices)
    .values({ ...by, texts: { hi: { title: 'रैली', text: '' } }, topic: 'rallies', path: '/events' })
    .returning();
  const [issue] = await db
    .insert(newsletterIssues)
    .values({
      ...by,
      texts: { en: { subject: 'First issue', preheader: '' } },
      blocks: [],
      segment: { language: null, topic: null, constituency: null },
    })
    .returning();
  const log = { realm: 'agents', actorId: kavita.id, outcome: 'done', address: 'unknown' } as const;
  const named = [
    ['poll', poll?.id, 'Belkund'],
    ['replyTemplate', template?.id, 'Thanks'],
    ['push', notice?.id, 'रैली'],
    ['newsletter', issue?.id, 'First issue'],
  ] as const;
  for (const [target, id = '', name] of named) {
    const entry = { ...log, call: 'test', target, targetIds: [id] };
    await transaction(db, (tx) => append(tx, entry));
    expect((await record('call=test')).data[0].about, target).toEqual([{ id, name }]);
  }
});
