import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { joinSubmissions, letters, users } from '#db/schema/index.ts';
import { logIn, someone, verificationOf } from '#features/account/server/account-site-fixture.ts';
import { atTheDesk } from '#features/supporter-desk/server/desk-fixture.ts';
import { personalData } from '#main/personal-data.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });
const { db } = site;
const { act, list, reply } = await atTheDesk(site);

let people = 0;

/** Sends the join form, and finds the letter as the desk has it. */
async function join(fields: Record<string, string> = {}) {
  const email = `writer-${(people += 1)}@letters.example`;
  const form = { name: 'Sarita Kadam', email, message: 'I can row.', ...fields };
  const response = await site.post('/api/user/join/create', form);
  const { data } = await response.json();
  const [newest] = (await list('size=1&state=active')).data;
  return { id: newest?.id as number, email: form.email, path: data.path as string };
}

const statusAt = async (path: string) => {
  const { searchParams } = new URL(path, site.url);
  const answer = await site.get(`/api/user/join/get?receipt=${searchParams.get('receipt')}`);
  return { status: answer.status, ...(await answer.json()).data };
};

test('whoever wrote has a page of their own that tells how far the letter is, and nothing of the desk', async () => {
  const { id, email, path } = await join({ message: 'मैं नाव चला सकती हूँ' });
  expect(path).toMatch(/^\/join\/status\?receipt=[\w-]{22}$/);
  expect(await statusAt(path)).toMatchObject({
    status: 200,
    state: 'received',
    takenUpAt: null,
    replies: [],
    number: expect.stringMatching(/^J-\d{7}$/),
  });
  const received = () => site.outbox().filter(({ to }) => to === email);
  await expect.poll(received).toHaveLength(1);
  expect(received()[0]?.text).toMatch(/\/join\/status\?receipt=[\w-]{22}\n/);

  await act('assign', { id: [id], assigneeId: null });
  await act('note', { id, words: 'Inner note of the desk' });
  await act('state', { id: [id], state: 'open' });
  expect(await statusAt(path)).toMatchObject({ state: 'inWork', takenUpAt: expect.any(String) });
  await act('reply', reply(id, { words: 'Come on Monday.', next: 'wait' }));
  expect(await statusAt(path)).toMatchObject({
    state: 'inWork',
    endedAt: null,
    replies: [{ words: 'Come on Monday.' }],
  });
  await act('reply', reply(id, { words: 'Bring an oar.', repliesSeen: 1 }));
  const answered = await statusAt(path);
  expect(answered).toMatchObject({ state: 'answered', endedAt: expect.any(String) });
  expect(answered.replies).toHaveLength(2);
  expect(JSON.stringify(answered)).not.toMatch(/Inner note|Ila Rane|Sarita/);

  const page = await site.get(`/hi${path}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await page.text();
  expect(html).toContain('name="robots" content="noindex"');
  for (const words of ['मैं नाव चला सकती हूँ', 'Come on Monday.', 'Bring an oar.'])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Inner note|Ila Rane|Sarita/);
  expect((await site.get('/join/status?receipt=wrong')).status).toBe(404);
  expect((await site.get('/join/status')).status).toBe(404);

  await act('state', { id: [id], state: 'closed' });
  expect(await statusAt(path)).toMatchObject({ state: 'closed' });
});

test('what looks like a machine’s has a page like any other', async () => {
  const { path } = await join({ website: 'https://spam.example' });
  expect(await statusAt(path)).toMatchObject({ state: 'received' });
});

test('a merged letter stands where the other stands, but tells nothing that was written to that one', async () => {
  const main = await join({ message: 'My ration card is lost' });
  const second = await join({ message: 'Again', email: main.email });
  await act('merge', { id: [second.id], into: main.id });
  await act('reply', reply(main.id, { words: 'Your card number is 42.' }));
  expect(await statusAt(main.path)).toMatchObject({ state: 'answered', isTogether: false });
  const told = await statusAt(second.path);
  expect(told).toMatchObject({ state: 'answered', message: 'Again', isTogether: true });
  expect(JSON.stringify(told)).not.toMatch(/card/);

  // A correction parted them: they are of one person no more.
  await db
    .update(letters)
    .set({ personKeys: ['other'] })
    .where(eq(letters.id, second.id));
  await act('state', { id: [main.id], state: 'closed' });
  expect(await statusAt(second.path)).toMatchObject({ state: 'answered', isTogether: false });
});

test('an account lists the letters of its address and number with their state, and nobody else’s', async () => {
  const user = await someone(db, { phoneNumber: '+919876500555' });
  const token = await logIn(db, user.id);
  const own = async (headers: Record<string, string>) => {
    const answer = await site.get('/api/user/letters', headers);
    return { status: answer.status, ...(await answer.json()) };
  };
  expect((await own({})).status).toBe(401);
  expect(await own({ 'x-access-token': token })).toMatchObject({ status: 200, data: [] });
  await join();
  const { id } = await join({ phoneNumber: '98765 00555', message: 'By number' });
  await act('reply', reply(id, { words: 'Come.' }));
  const complaint = { name: 'Ila', email: user.email, subject: 'other', message: 'No water' };
  await site.post('/api/user/grievance/create', complaint);
  expect((await own({ 'x-access-token': token })).data).toMatchObject([
    { kind: 'grievance', message: 'No water', state: 'received' },
    { kind: 'join', message: 'By number', state: 'answered', replies: [{ words: 'Come.' }] },
  ]);
});

test('a letter stays with whoever had its number or address then, when both become somebody else’s', async () => {
  const complaint = { name: 'Ila', subject: 'other', message: 'Of the former owner' };
  const former = await someone(db);
  await site.post('/api/user/grievance/create', { ...complaint, email: former.email });
  await join({ phoneNumber: '98765 00601', message: complaint.message });
  const moved = await someone(db, { phoneNumber: '+919876500602' });
  await join({ phoneNumber: '98765 00603', message: complaint.message });
  await db.update(users).set({ email: 'moved@letters.example' }).where(eq(users.id, former.id));
  const { id } = await someone(db, { email: former.email, phoneNumber: '+919876500601' });
  const as = async (userId: string) => ({ 'x-access-token': await logIn(db, userId) });
  const verification = await verificationOf(db, '+919876500603');
  const edit = { phoneNumber: '9876500603', verification };
  expect((await site.post('/api/user/profile/edit', edit, await as(moved.id))).status).toBe(200);

  const own = async (userId: string) =>
    (await (await site.get('/api/user/letters', await as(userId))).json()).data;
  for (const userId of [id, moved.id]) {
    expect(await own(userId)).toEqual([]);
    const download = await site.get('/api/user/account', await as(userId));
    expect(await download.text()).not.toContain(complaint.message);
  }
  expect(await own(former.id)).toMatchObject([{ kind: 'grievance' }]);
  await join({ phoneNumber: '98765 00603', message: 'Of the new owner' });
  expect(await own(moved.id)).toMatchObject([{ message: 'Of the new owner' }]);

  const left = () => db.$count(joinSubmissions, eq(joinSubmissions.message, complaint.message));
  for (const userId of [id, moved.id]) {
    const path = `${site.url}/api/user/account`;
    const gone = await fetch(path, { method: 'DELETE', headers: await as(userId) });
    expect(gone.status).toBe(200);
    await expect.poll(() => db.$count(users, eq(users.id, userId)), PATIENCE).toBe(0);
  }
  expect(await left()).toBe(2);
  expect(await own(former.id)).toMatchObject([{ message: complaint.message }]);
});

test('the page ends when the letter is erased', async () => {
  const { email, path } = await join();
  const subject = { userId: crypto.randomUUID(), email, phoneNumber: null };
  await db.transaction(async (tx) => {
    for (const { erase } of personalData.toReversed())
      if (typeof erase === 'function') await erase(tx, subject);
  });
  expect(await db.$count(joinSubmissions, eq(joinSubmissions.email, email))).toBe(0);
  expect((await statusAt(path)).status).toBe(404);
  expect((await site.get(path)).status).toBe(404);
});
