import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishDue } from '#content/server/edit/publish-due.ts';
import { banners } from '#features/banners/collection.ts';
import type { Wish } from '#features/election-clock/contract/when-may-go-out.ts';
import { heldPostsOf } from '#main/held-posts.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const said = { title: 'Vote', summary: 'On Sunday.', words: { action: 'Read on' } };
const facts = { link: '/news', motif: 'water', isAdvertisement: true };
const site = await testSite({
  content: [
    [banners, { slug: 'bare', facts, en: { ...said, state: 'draft' } }],
    [
      banners,
      {
        slug: 'known',
        facts: { ...facts, certificate: 'MCMC/7' },
        en: { ...said, state: 'draft' },
      },
    ],
    [
      banners,
      {
        slug: 'planned',
        facts: { ...facts, certificate: 'MCMC/8' },
        en: { ...said, state: 'draft' },
      },
    ],
  ],
});
const { db } = site;
const all = { languages: null } as const;
const asha = await someAgent(db, 'asha@campaign.example', [{ role: 'administrator', ...all }]);
const ila = await someAgent(db, 'ila@campaign.example', [{ role: 'publisher', ...all }]);
const lata = await someAgent(db, 'lata@campaign.example', [{ role: 'editor', ...all }]);
const law = agentDesk(site, '/api/agent/law/advertisements');
const content = agentDesk(site, '/api/agent/content');
const push = agentDesk(site, '/api/agent/push');
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const entry = {
  title: 'Banner of April',
  place: 'This site',
  certificate: 'MCMC/7',
  sponsor: 'Ferry fund',
  runsFrom: day(-2),
  runsUntil: day(5),
  certifiedOn: day(-9),
  rupees: 12_000,
};

async function documentOf(slug: string) {
  const { rows } = await db.execute<{ id: string; part: string; revision: number }>(sql`
    select d.id, p.part, p.revision_id::int as revision
    from documents d join drafts p on p.document_id = d.id where d.slug = ${slug}`);
  const revisions = Object.fromEntries(rows.map(({ part, revision }) => [part, revision]));
  return { collection: 'banners', id: rows[0]?.id ?? '', revisions };
}

test('a banner or a push message that is an advertisement goes out only with a certificate in force', async () => {
  for (const section of ['banners', 'push'])
    await push.post(asha, '../reviews/four-eyes', { section, isOn: false });
  const [bare, known] = [await documentOf('bare'), await documentOf('known')];
  const uncertified = { status: 422, errors: [{ param: 'facts.certificate' }] };
  expect(await content.post(ila, 'publish', bare)).toMatchObject(uncertified);
  expect(await content.post(ila, 'publish', known)).toMatchObject(uncertified);
  const text = { en: { title: 'Vote', text: 'On Sunday.' } };
  const words = { texts: text, topic: 'news', path: '/', certificate: 'MCMC/7' };
  const { data: message } = await push.post(ila, 'save', words);
  expect(await push.post(ila, 'send', message)).toMatchObject({
    status: 422,
    errors: [{ param: 'certificate' }],
  });

  expect((await law.post(lata, 'save', entry)).status).toBe(403);
  for (const [param, wrong] of [
    ['certificate', { certificate: ' ' }],
    ['rupees', { rupees: 1.5 }],
    ['runsUntil', { runsUntil: day(-3) }],
    ['certifiedOn', { certifiedOn: day(0) }],
  ] as const)
    expect(await law.post(ila, 'save', { ...entry, ...wrong }), param).toMatchObject({
      status: 422,
      errors: [{ param }],
    });
  expect((await law.post(ila, 'save', entry)).status).toBe(200);
  expect(await law.post(ila, 'save', entry)).toMatchObject({
    status: 422,
    errors: [{ param: 'certificate' }],
  });
  const list = await site.get('/api/agent/law/advertisements', { 'x-access-token': lata.token });
  const { data } = await list.json();
  expect(data).toMatchObject([{ certificate: 'MCMC/7', isInForce: true, rupees: 12_000 }]);

  expect((await content.post(ila, 'publish', bare)).status).toBe(422);
  const later = { ...known, at: `${day(9)}T09:00:00+05:30` };
  expect(await content.post(ila, 'schedule', later)).toMatchObject(uncertified);
  expect((await content.post(ila, 'publish', known)).status).toBe(200);
  expect((await push.post(ila, 'send', message)).status).toBe(200);

  expect((await law.post(ila, 'remove', { id: data[0].id })).status).toBe(403);
  expect((await law.post(asha, 'remove', { id: data[0].id })).status).toBe(200);
  expect(site.faults).toEqual([]);
});

test('of two who change an entry at once the second is told, and undoes nothing', async () => {
  const ninth = { ...entry, certificate: 'MCMC/9' };
  expect((await law.post(ila, 'save', ninth)).status).toBe(200);
  const list = await site.get('/api/agent/law/advertisements', { 'x-access-token': lata.token });
  const { data } = await list.json();
  const { id } = data.find(({ certificate }: typeof entry) => certificate === 'MCMC/9');
  const dearer = { ...ninth, rupees: 14_000 };
  expect((await law.post(ila, 'save', { ...dearer, id, base: ninth })).status).toBe(200);
  const renamed = { ...ninth, title: 'Banner of May', id };
  expect((await law.post(asha, 'save', { ...renamed, base: ninth })).status).toBe(409);
  expect((await law.post(asha, 'save', renamed)).status).toBe(409);
  expect((await law.post(asha, 'save', { ...renamed, base: dearer })).status).toBe(200);
  expect((await law.post(asha, 'remove', { id })).status).toBe(200);
  expect(await law.post(ila, 'save', { ...renamed, base: dearer })).toMatchObject({
    status: 404,
    message: 'Somebody else removed this entry meanwhile.',
  });
});

test('a planned advertisement waits while its certificate is not in force, and goes out once it is', async () => {
  const planned = await documentOf('planned');
  const eighth = { ...entry, certificate: 'MCMC/8' };
  expect((await law.post(ila, 'save', eighth)).status).toBe(200);
  const at = `${day(2)}T09:00:00+05:30`;
  expect((await content.post(ila, 'schedule', { ...planned, at })).status).toBe(200);
  await db.execute(sql`delete from advertisements where certificate = 'MCMC/8'`);
  await db.execute(sql`update schedule set at = now() - interval '1 minute'`);
  const told: string[] = [];
  const report = (error: unknown) => void told.push(String(error));
  const clock = { whenMayGoOut: async ({ at: wished }: Wish) => wished };
  const isHeld = heldPostsOf({ clock, report });
  await publishDue(db, [banners], report, isHeld);
  await publishDue(db, [banners], report, isHeld);
  const isPublic = async () => {
    const { rows } = await db.execute(
      sql`select from documents where id = ${planned.id} and languages <> '{}'`,
    );
    return rows.length === 1;
  };
  expect(await isPublic()).toBe(false);
  expect(told).toEqual([expect.stringContaining('waits for a certificate')]);
  expect((await law.post(ila, 'save', eighth)).status).toBe(200);
  await publishDue(db, [banners], report, isHeld);
  expect(await isPublic()).toBe(true);
  expect(told).toHaveLength(1);
});
