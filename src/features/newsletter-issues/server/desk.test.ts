import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditLog, newsletterDeliveries, newsletterSubscribers } from '#db/schema/index.ts';
import { agentDesk } from '#test/agent-desk.ts';
import type { LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { collectionOf } from '#test/collection-of.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

const words = (title: string) => ({ title, summary: 'In short.', body: '<p>Text.</p>' });
const site = await testSite({
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Works' } },
    ],
    [
      collectionOf('news'),
      {
        slug: 'ferry',
        facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
        en: { ...words('The ferry runs'), words: { place: 'Dokpur' } },
        hi: { ...words('नाव चलती है'), words: { place: 'डोकपुर' } },
      },
    ],
  ],
});
const { db } = site;
const everywhere = (role: 'publisher' | 'editor' | 'administrator') =>
  [{ role, languages: null }] as const;
const lata = await someAgent(db, 'lata@campaign.example', everywhere('editor'));
const ila = await someAgent(db, 'ila@campaign.example', everywhere('publisher'));
const meera = await someAgent(db, 'meera@campaign.example', everywhere('publisher'));
const admin = await someAgent(db, 'admin@campaign.example', everywhere('administrator'));
const { post, get } = agentDesk(site, '/api/agent/newsletter');

const readers = [
  { email: 'asha@a.example', language: 'en', topics: ['news'] },
  { email: 'bina@a.example', language: 'hi', topics: ['news', 'quiz'] },
  { email: 'chitra@a.example', language: 'ta', topics: ['news'] },
  { email: 'dev@a.example', language: 'en', topics: ['events'] },
];
await db
  .insert(newsletterSubscribers)
  .values(readers.map((reader) => ({ ...reader, confirmedAt: new Date() })));
await db.insert(newsletterSubscribers).values({ email: 'eve@a.example', language: 'en' });

const everybody = { language: null, topic: null, constituency: null };
const material = (await get(lata, 'material')).data;
const ferry = material.find(({ title }: { title: string }) => title === 'The ferry runs');
const whole = {
  texts: {
    en: { subject: 'What we did <b>', preheader: 'Ferries, mostly' },
    hi: { subject: 'हमने क्या किया', preheader: '' },
  },
  blocks: [
    {
      id: 'one',
      kind: 'text',
      texts: {
        en: { heading: 'Hello', text: 'First & foremost.\n\nSecond.' },
        hi: { heading: 'नमस्ते', text: 'पहली बात।' },
      },
    },
    { id: 'two', kind: 'document', collection: 'news', document: ferry.id },
  ],
  segment: { ...everybody, topic: 'news' },
};
const saveBy = async (agent: LoggedIn, body: object = whole) =>
  (await post(agent, 'save', body)).data as { id: string; revision: number };
const issueOf = async (id: string) => (await get(ila, 'issue', { id })).data;
const mails = () => site.outbox().filter(({ headers }) => headers?.['List-Id']);

test('an issue is written, seen, tried, approved by somebody else, sent to each once, and read in the archive', async () => {
  await post(admin, 'pace', { perMinute: 60_000, quiet: null });
  expect(await get(lata, 'list')).toMatchObject({ readers: 4, fourEyes: true });
  const topic = { topic: 'news' };
  expect((await get(lata, 'readers', topic)).data).toEqual({ count: 3, constituencies: [] });
  const seen = await saveBy(lata);
  expect((await issueOf(seen.id)).titles).toEqual({ two: 'The ferry runs' });

  const preview = (await get(lata, 'preview', { id: seen.id, language: 'en' })).data;
  expect(preview.text).toContain('First & foremost.\n\nSecond.\n\nThe ferry runs');
  for (const theme of ['light', 'dark']) {
    const page = await site.get(preview[theme]);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
    const html = await page.text();
    expect(html).toContain('What we did &lt;b&gt;');
    expect(html).toContain(theme === 'dark' ? '@media all{' : '@media not all{');
    expect(html).toContain('/share/');
  }
  expect((await site.get(`${preview.light}x`)).status).toBe(404);
  const hindi = (await get(lata, 'preview', { id: seen.id, language: 'hi' })).data;
  expect(hindi.text).toContain('नाव चलती है');

  expect((await post(lata, 'test', { id: seen.id, language: 'hi' })).status).toBe(200);
  expect(mails()).toMatchObject([{ to: 'lata@campaign.example', subject: '[Test] हमने क्या किया' }]);

  for (const path of ['send', 'decide', 'steer'])
    expect((await post(lata, path, { ...seen, approve: true })).status).toBe(403);
  expect((await post(ila, 'send', seen)).status).toBe(403);
  await post(lata, 'submit', seen);
  expect((await post(ila, 'decide', { ...seen, revision: 9, approve: true })).status).toBe(409);
  const changed = await saveBy(meera, { ...whole, ...seen });
  expect((await post(ila, 'decide', { ...changed, approve: true })).status).toBe(409);
  await post(meera, 'submit', changed);
  expect((await post(meera, 'decide', { ...changed, approve: true })).status).toBe(403);
  expect((await post(ila, 'decide', { ...changed, approve: true })).status).toBe(200);
  // Two press the button at once.
  const sends = await Promise.all([1, 2, 3].map(() => post(meera, 'send', changed)));
  expect(sends.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);

  await vi.waitFor(
    async () => expect(await issueOf(seen.id)).toMatchObject({ state: 'sent' }),
    PATIENCE,
  );
  expect((await issueOf(seen.id)).figures).toEqual({
    total: 3,
    sent: 3,
    failed: 0,
    left: 0,
    unclear: 0,
  });
  const got = new Map(
    mails()
      .slice(1)
      .map((mail) => [mail.to, mail]),
  );
  expect(mails()).toHaveLength(4);
  expect(got.get('asha@a.example')).toMatchObject({ subject: 'What we did <b>' });
  expect(got.get('bina@a.example')).toMatchObject({ subject: 'हमने क्या किया' });
  expect(got.get('chitra@a.example')).toMatchObject({ subject: 'What we did <b>' });
  const { headers = {}, html = '', text } = got.get('bina@a.example') ?? { text: '' };
  const link = /<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(link).toContain('/hi/newsletter/unsubscribe?receipt=');
  for (const form of [html.replaceAll('&amp;', '&'), text]) {
    expect(form).toContain(link);
    expect(form).toContain('/hi/newsletter/preferences?receipt=');
    expect(form).toContain('/hi/newsletter/archive/1');
    expect(form).not.toContain('own.invalid');
  }
  const receipt = new URL(link).searchParams.get('receipt');
  const left = await site.post('/api/user/newsletter/unsubscribe', { receipt });
  expect(left.status).toBe(200);
  expect(await db.$count(newsletterSubscribers)).toBe(4);

  const list = await (await site.get('/api/user/newsletter/archive')).json();
  expect(list).toMatchObject({ total: 1, data: [{ number: 1, subject: 'What we did <b>' }] });
  const inHindi = { 'accept-language': 'hi' };
  const archived = await (
    await site.get('/api/user/newsletter/archive/get?number=1', inHindi)
  ).json();
  expect(archived.data).toMatchObject({ language: 'hi', languages: ['en', 'hi'] });
  expect(archived.data.stories).toMatchObject([
    { heading: 'नमस्ते', path: null },
    { heading: 'नाव चलती है', path: '/news/ferry' },
  ]);
  expect(JSON.stringify(archived)).not.toContain('receipt');
  const deeds = await db.select().from(auditLog);
  expect(deeds.filter(({ call }) => call === 'newsletterWentOut')).toMatchObject([
    { actorId: meera.id, targetIds: [seen.id] },
  ]);
  expect(site.faults).toEqual([]);
});

test('what is not whole is not sent, what is planned waits for the quiet hours and can be taken back', async () => {
  await post(admin, '../reviews/four-eyes', { section: 'newsletter', isOn: false });
  const half = await saveBy(ila, { ...whole, texts: { en: { subject: '', preheader: 'x' } } });
  expect(await post(ila, 'send', half)).toMatchObject({
    status: 422,
    errors: [{ param: 'texts.en.subject' }],
  });
  const nothing = await saveBy(ila, { ...whole, ...half, blocks: [] });
  expect((await post(ila, 'submit', nothing)).errors).toMatchObject([{ param: 'blocks' }]);
  expect(
    (await post(ila, 'save', { ...whole, blocks: [{ id: 'x', kind: 'script' }] })).status,
  ).toBe(422);
  expect((await post(ila, 'delete', half)).status).toBe(409);
  expect((await post(ila, 'delete', nothing)).status).toBe(200);

  const hour = (later: number) => {
    const now = new Date(Date.now() + 330 * 60_000).getUTCHours();
    return `${String((now + 24 + later) % 24).padStart(2, '0')}:00`;
  };
  const quiet = { from: hour(-1), until: hour(3) };
  expect((await post(lata, 'pace', { perMinute: 1, quiet })).status).toBe(403);
  await post(admin, 'pace', { perMinute: 60_000, quiet });
  const seen = await saveBy(ila);
  const planned = await post(ila, 'send', seen);
  expect(Date.parse(planned.data.sendAt)).toBeGreaterThan(Date.now() + 3600_000);
  expect(await issueOf(seen.id)).toMatchObject({ state: 'planned' });
  expect((await issueOf(seen.id)).heldUntil).not.toBeNull();
  expect((await post(ila, 'save', { ...whole, ...seen })).status).toBe(409);
  expect((await post(ila, 'steer', { id: seen.id, to: 'pause' })).status).toBe(409);
  await post(ila, 'steer', { id: seen.id, to: 'recall' });
  expect(await issueOf(seen.id)).toMatchObject({ state: 'draft', sendAt: null });
  expect(await db.$count(newsletterDeliveries)).toBe(3);
  await db.execute(sql`delete from newsletter_deliveries`);
});

test('what would go out when the quiet hours end, in a silence that began meanwhile, waits for the end of both', async () => {
  const hour = (later: number) =>
    `${new Date(Date.now() + (330 + later * 60) * 60_000).toISOString().slice(11, 13)}:00`;
  // The silence begins an hour from now, in the quiet hours, and ends in them two days later.
  await post(admin, 'pace', { perMinute: 60_000, quiet: { from: hour(-1), until: hour(3) } });
  const closesAt = new Date(Date.now() + 49 * 3600_000);
  const poll = { constituencies: ['Quiet Hills'], closesAt: closesAt.toISOString() };
  expect((await post(admin, '../law/polls', poll)).status).toBe(200);
  const seen = await saveBy(ila, {
    ...whole,
    segment: { ...everybody, constituency: 'Quiet Hills' },
  });
  const { sendAt } = (await post(ila, 'send', seen)).data;
  expect(Date.parse(sendAt)).toBeGreaterThan(closesAt.getTime());
  expect((await issueOf(seen.id)).heldUntil).toBe(sendAt);
  await post(ila, 'steer', { id: seen.id, to: 'recall' });
});

test('what is sent to one constituency is not in the archive while another is silent before its poll', async () => {
  await post(admin, 'pace', { perMinute: 60_000, quiet: null });
  await db.execute(sql`update newsletter_issues set started_at = now() - interval '3 days'`);
  const law = agentDesk(site, '/api/agent/law');
  const vote = (constituency: string, days: number) =>
    law.post(admin, 'polls', {
      constituencies: [constituency],
      closesAt: new Date(Date.now() + days * 86_400_000).toISOString(),
    });
  expect((await vote('Uplands', 30)).status).toBe(200);
  expect((await vote('Neeravan', 1)).status).toBe(200);
  const segment = { ...everybody, constituency: 'Uplands' };
  const seen = await saveBy(ila, { ...whole, segment });
  expect((await post(ila, 'send', seen)).status).toBe(200);
  await vi.waitFor(
    async () => expect(await issueOf(seen.id)).toMatchObject({ state: 'sent', number: 2 }),
    PATIENCE,
  );
  const archive = async () => (await site.get('/api/user/newsletter/archive')).json();
  const find = async (number: number) =>
    (await site.get(`/api/user/newsletter/archive/get?number=${number}`)).status;
  expect(await archive()).toMatchObject({ total: 1, data: [{ number: 1 }] });
  expect([await find(1), await find(2)]).toEqual([200, 404]);

  // That poll is put off, so that no silence is on.
  expect((await vote('Neeravan', 20)).status).toBe(200);
  await expect.poll(archive).toMatchObject({ total: 2, data: [{ number: 2 }, { number: 1 }] });
  await expect.poll(() => find(2)).toBe(200);
  expect(site.faults).toEqual([]);
});

test('of two who change the pace and the quiet hours at once, neither undoes what the other saved', async () => {
  const quiet = { from: '21:00', until: '08:00' };
  const later = { from: '22:00', until: '07:00' };
  const pace = async () => (await get(admin, 'list')).pace;
  await post(admin, 'pace', { perMinute: 600, quiet });
  const seen = await pace();
  expect((await post(admin, 'pace', { perMinute: 60, seen })).status).toBe(200);
  expect((await post(admin, 'pace', { quiet: later, seen })).status).toBe(200);
  expect(await pace()).toMatchObject({ perMinute: 60, quiet: later });
  expect((await post(admin, 'pace', { perMinute: 300, seen })).status).toBe(409);
  expect((await post(admin, 'pace', { quiet: null, seen })).status).toBe(409);
  expect(await pace()).toMatchObject({ perMinute: 60, quiet: later });
  expect((await post(admin, 'pace', { perMinute: 300, seen: await pace() })).status).toBe(200);
  expect(await pace()).toMatchObject({ perMinute: 300, quiet: later });
});
