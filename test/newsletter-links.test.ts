import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailSuppressions, newsletterSubscribers, users } from '#db/schema/index.ts';
import { logIn } from '#features/account/server/account-site-fixture.ts';
import { eraseUser } from '#features/account/server/erase-user.ts';
import { subscriberPaths } from '#features/newsletter/server/unsubscribe.ts';
import { personalData } from '#main/personal-data.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });
const { db } = site;

/** A form as a browser without scripts submits it. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const rowOf = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

async function reader(email: string) {
  await db.insert(newsletterSubscribers).values({ email, language: 'hi', confirmedAt: new Date() });
  return pathsOf(email);
}

async function pathsOf(email: string) {
  const [paths] = await subscriberPaths(db, [{ email, language: 'en' }]);
  if (!paths) throw new Error('A reader without paths');
  return paths;
}

test('a reader chooses language and topics when they subscribe, and later by the link in a letter, without scripts', async () => {
  const email = 'ila@letters.example';
  const first = { email, language: 'en', 'topic-news': 'on', 'topic-quiz': 'on' };
  expect((await submit('/hi/newsletter', first)).status).toBe(303);
  expect(await rowOf(email)).toMatchObject({ language: 'en', topics: ['news', 'quiz'] });
  // The form in the footer asks for nothing but the address, and the page has a language.
  await submit('/hi/newsletter', { email: 'footer@letters.example' });
  expect(await rowOf('footer@letters.example')).toMatchObject({
    language: 'hi',
    topics: ['news', 'events', 'quiz', 'media'],
  });
  const none = await submit('/newsletter', { email, language: 'en' });
  expect(none.status).toBe(422);
  expect(await none.text()).toContain('Choose at least one topic');

  await db.update(newsletterSubscribers).set({ confirmedAt: new Date() });
  await submit('/newsletter', { email, language: 'hi', 'topic-media': 'on' });
  expect(await rowOf(email), 'a stranger changes nothing').toMatchObject({ language: 'en' });

  const { preferences } = await pathsOf(email);
  const page = await (await site.get(preferences)).text();
  expect(page).toContain('i…@letters.example');
  expect(page).not.toContain(email);
  expect(page).toMatch(/name="topic-news"[^>]* checked=""|checked=""[^>]* name="topic-news"/);
  expect(page).not.toMatch(/name="topic-media"[^>]* checked=""|checked=""[^>]* name="topic-media"/);
  expect(await rowOf(email)).toMatchObject({ topics: ['news', 'quiz'] });

  const saved = await submit(preferences, { language: 'hi', 'topic-events': 'on' });
  expect(saved.status).toBe(200);
  expect(await saved.text()).toContain('Saved. The next letter comes as you wish.');
  expect(await rowOf(email)).toMatchObject({ language: 'hi', topics: ['events'] });
  const refused = await submit(preferences, { language: 'hi' });
  expect([refused.status, (await refused.text()).includes('Choose at least one topic')]).toEqual([
    422,
    true,
  ]);
  const badLink = await site.get(`/newsletter/preferences?receipt=${'r'.repeat(43)}`);
  expect([badLink.status, await badLink.text()]).toEqual([
    200,
    expect.stringContaining('This link does not work'),
  ]);
});

test('one press of a mailbox ends the newsletter, without a page, a cookie or a look; opening the link does not', async () => {
  const email = 'leaver@letters.example';
  const { leave, preferences } = await reader(email);
  expect((await site.get(leave)).status).toBe(200);
  expect(await rowOf(email)).toBeDefined();
  // RFC 8058: no cookie, no origin, and the words of the header as the body.
  const press = () =>
    fetch(site.url + leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
  expect(await rowOf(email)).toBeUndefined();
  expect(await db.$count(mailSuppressions)).toBe(1);
  const page = await (await site.get(preferences)).text();
  expect(page).toContain('This address has left the newsletter');
  const late = await submit(preferences, { language: 'en', 'topic-news': 'on' });
  expect([late.status, await rowOf(email)]).toEqual([400, undefined]);
});

test('a link goes on working when the account is gone', async () => {
  const email = 'erased@letters.example';
  const [owner] = await db.insert(users).values({ name: 'Ila', email, language: 'en' }).returning();
  const { leave, preferences } = await reader(email);
  await eraseUser(db, owner?.id ?? '', personalData);
  for (const path of [leave, preferences]) expect((await site.get(path)).status).toBe(200);
  expect((await submit(leave, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
});

test('somebody with an account comes to the same page from there, as long as the newsletter comes to them', async () => {
  const email = 'member@letters.example';
  const [owner] = await db
    .insert(users)
    .values({ name: 'Mira', email, language: 'hi' })
    .returning();
  const token = await logIn(db, owner?.id ?? '');
  const own = async () => {
    const headers = { 'x-access-token': token, 'accept-language': 'hi' };
    return (await site.post('/api/user/newsletter/preferences/own', {}, headers)).json();
  };
  expect(await own()).toMatchObject({ success: true, data: null });
  await reader(email);
  const { data } = await own();
  expect(data.path).toMatch(/^\/hi\/newsletter\/preferences\?receipt=/);
  expect(await (await site.get(data.path)).text()).toContain('m…@letters.example');
  expect((await site.post('/api/user/newsletter/preferences/own', {})).status).toBe(401);
});
