import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  auditLog,
  mailSuppressions,
  newsletterConsents,
  newsletterSubscribers,
} from '#db/schema/index.ts';
import { addressHash } from '#people/mail-address.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const { db } = site;
const desk = agentDesk(site, '/api/agent/newsletter');
const roshni = await someAgent(db, 'roshni@campaign.example', [
  { role: 'supporter-desk', languages: null },
]);
const editor = await someAgent(db, 'editor@campaign.example', [
  { role: 'editor', languages: null },
]);
const secret = readFileSync(join(site.files, '..', 'secret'), 'utf8').trim();

const HEAD = 'Email,Name,Language,Consent date,Consent proof,Shoe size';
const bring = (isTrial: boolean, ...rows: string[]) =>
  desk.post(roshni, 'people/import', { csv: [HEAD, ...rows].join('\n'), isTrial });
const rowOf = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

test('a list comes in with proof for each row, whoever left stays away, and nothing is done before it is tried', async () => {
  await db.insert(newsletterSubscribers).values([
    { email: 'known@letters.example', language: 'hi', confirmedAt: new Date() },
    { email: 'waiting@letters.example', language: 'hi' },
  ]);
  const reasons = ['left', 'hardBounce', 'softBounces', 'complaint'] as const;
  await db.insert(mailSuppressions).values(
    reasons.map((reason) => ({
      reason,
      addressHash: addressHash(secret, `${reason.toLowerCase()}@letters.example`),
    })),
  );
  const proof = '"Sheet 12, rally at Nilova"';
  const list = [
    `Ila@Letters.example,Ila Rane,हिन्दी,03/11/2026,${proof},38`,
    `waiting@letters.example,,English,2026-11-03,${proof}`,
    `known@letters.example,,en,2026-11-03,${proof}`,
    ...reasons.map((reason) => `${reason}@letters.example,,en,2026-11-03,${proof}`),
    'noproof@letters.example,,en,2026-11-03,',
    `nodate@letters.example,,en,,${proof}`,
    `soon@letters.example,,en,2199-01-01,${proof}`,
    `someday@letters.example,,en,lately,${proof}`,
    `nobody,,en,2026-11-03,${proof}`,
    `elvish@letters.example,,qya,2026-11-03,${proof}`,
    `ila@letters.example,,en,2026-11-03,${proof}`,
    `=cmd()@letters.example,${'a'.repeat(121)},en,2026-11-03,${proof}`,
  ];
  const told = {
    rows: 15,
    new: 2,
    known: 1,
    suppressed: 4,
    refused: 8,
    unknown: ['shoe_size'],
    faults: [
      { line: 9, column: 'consent_proof', kind: 'missing' },
      { line: 10, column: 'consent_date', kind: 'missing' },
      { line: 11, column: 'consent_date', kind: 'future' },
      { line: 12, column: 'consent_date', kind: 'wrong' },
      { line: 13, column: 'email', kind: 'wrong' },
      { line: 14, column: 'language', kind: 'wrong' },
      { line: 15, column: 'email', kind: 'twice' },
      { line: 16, column: 'email', kind: 'wrong' },
    ],
  };
  expect(await bring(true, ...list)).toMatchObject({ status: 200, data: told });
  expect(await db.$count(newsletterSubscribers)).toBe(2);
  expect((await bring(false, ...list)).data).toEqual(told);
  expect(await rowOf('ila@letters.example')).toMatchObject({
    name: 'Ila Rane',
    language: 'hi',
    source: 'import',
    proof: 'Sheet 12, rally at Nilova',
    confirmedAt: new Date('2026-11-03T00:00:00+05:30'),
  });
  expect(await rowOf('waiting@letters.example')).toMatchObject({
    language: 'en',
    source: 'import',
  });
  expect(await rowOf('known@letters.example')).toMatchObject({ language: 'hi', source: 'form' });
  expect(await db.$count(newsletterSubscribers)).toBe(3);
  const isIlas = eq(newsletterConsents.addressHash, addressHash(secret, 'ila@letters.example'));
  expect(await db.select().from(newsletterConsents).where(isIlas)).toMatchObject([
    { given: true, source: 'import', notice: null, at: new Date('2026-11-03T00:00:00+05:30') },
  ]);
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({ call: 'importNewsletterReaders', actorId: roshni.id });
  // Once more, and two at once: the same people are known.
  const again = await Promise.all([bring(false, ...list), bring(false, ...list)]);
  expect(again.map(({ data }) => [data.new, data.known])).toEqual([
    [0, 3],
    [0, 3],
  ]);
  expect(await db.$count(newsletterConsents)).toBe(2);

  for (const [csv, message] of [
    ['"a', 'This is no table: save it as CSV in UTF-8'],
    [HEAD, 'There are no rows below the names of the columns'],
    [`email\n${'a\n'.repeat(5_001)}`, 'Send at most 5000 rows at a time'],
  ])
    expect(await desk.post(roshni, 'people/import', { csv, isTrial: false })).toMatchObject({
      status: 422,
      errors: [{ param: 'csv', msg: message }],
    });
});

test('readers are listed with covered addresses, by filters and pages; opening one, looking one up and taking them away is on record', async () => {
  await db.delete(newsletterSubscribers);
  await db.insert(newsletterSubscribers).values(
    Array.from({ length: 60 }, (_, at) => ({
      email: `reader-${String(at).padStart(2, '0')}@letters.example`,
      language: at % 2 ? 'hi' : 'en',
      topics: at % 3 ? ['news'] : ['quiz'],
      confirmedAt: at < 50 ? new Date() : null,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 2))),
      source: 'import' as const,
      proof: '=HYPERLINK("sheet")',
    })),
  );
  const first = await desk.get(roshni, 'people');
  const second = await desk.get(roshni, 'people', { after: first['next'] });
  expect([first['data'].length, second['data'].length, second['next']]).toEqual([50, 10, null]);
  const ids = [...first['data'], ...second['data']].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(JSON.stringify([first, second])).not.toContain('reader-');
  expect(first['data'][0]).toMatchObject({ address: 'r…@letters.example', state: 'waiting' });
  const filter = { state: 'confirmed', language: 'hi', topic: 'news', source: 'import' };
  expect((await desk.get(roshni, 'people', filter)).data).toHaveLength(17);
  expect((await desk.get(roshni, 'people/counts')).data).toMatchObject({
    confirmed: 50,
    waiting: 10,
    suppressed: { left: 1, complaint: 1 },
  });
  expect((await desk.get(roshni, 'people', { state: 'angry' })).status).toBe(422);

  const { data: opened } = await desk.post(roshni, 'people/open', { id: ids[0] });
  const { createdAt, id } = newsletterSubscribers;
  const newest = await db.select().from(newsletterSubscribers).orderBy(desc(createdAt), desc(id));
  expect(opened).toMatchObject({ email: newest[0]?.email });
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({ call: 'openNewsletterReader', targetIds: [ids[0]] });
  expect((await desk.post(roshni, 'people/open', { id: crypto.randomUUID() })).status).toBe(404);

  const look = async (email: string) => (await desk.post(roshni, 'people/look-up', { email })).data;
  expect(await look('READER-00@letters.example')).toMatchObject({
    state: 'confirmed',
    reason: null,
  });
  expect(await look('complaint@letters.example')).toMatchObject({
    state: 'suppressed',
    reason: 'complaint',
  });
  expect(await look('stranger@letters.example')).toMatchObject({ state: 'unknown', reason: null });

  const take = (body: object) =>
    site.post('/api/agent/newsletter/people/export', body, { 'x-access-token': roshni.token });
  expect((await take({ reason: 'so' })).status).toBe(422);
  const table = await (
    await take({ reason: 'For the printed letter', filter: { language: 'hi' } })
  ).text();
  expect(table).toContain('reader-01@letters.example');
  expect(table).not.toContain('reader-00@letters.example');
  expect(table).toContain('For the printed letter');
  expect(table).not.toMatch(/(^|,)"?=HYPERLINK/m);

  // The last reader of a page leaves before the next page is read.
  await db.delete(newsletterSubscribers).where(eq(id, ids[49]));
  const rest = await desk.get(roshni, 'people', { after: first['next'] });
  expect(rest['data']).toEqual(second['data']);
  expect((await desk.get(roshni, 'people', { after: ids[0] })).status).toBe(422);

  for (const path of ['open', 'look-up', 'import', 'export'])
    expect((await desk.post(editor, `people/${path}`, {})).status).toBe(403);
  for (const path of ['people', 'people/counts'])
    expect((await desk.get(editor, path)).status).toBe(403);
});
