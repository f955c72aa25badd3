import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grievances, letterEvents, letters, messages, users } from '#db/schema/index.ts';
import { letterSources } from '#main/letters.ts';
import { personalData } from '#main/personal-data.ts';
import { testSite } from '#test/site.ts';
import { atTheDesk } from './desk-fixture.ts';
import { supporterDeskPersonalData } from './personal-data.ts';

const site = await testSite();
const { db } = site;
const { roshni, lata, editor, newestEntry, ...desk } = await atTheDesk(site);
const { ask, list, act, read, join, complain, person, reply } = desk;

const answersTo = (email: string) =>
  site.outbox().filter(({ to, subject }) => to === email && subject?.startsWith('Our answer'));

/** A grievance as its own page has it. */
async function grievanceAt(path: string) {
  const { pathname, searchParams } = new URL(path, site.url);
  const query = `number=${pathname.split('/').at(-1)}&key=${searchParams.get('key')}`;
  return (await (await site.get(`/api/user/grievance/get?${query}`)).json()).data;
}

describe('an answer', () => {
  it('goes out by mail once, from whoever pressed first, in paragraphs', async () => {
    const { id, email } = await join({ phoneNumber: '9876500077' });
    const words = 'Dear Sarita,\n\nwe meet on Monday.\nAt the well.';
    const sent = reply(id, { words });
    expect((await act('reply', sent)).status).toBe(200);
    expect(await act('reply', sent)).toMatchObject({ status: 409 });
    const late = await act('reply', reply(id), lata.token);
    expect(late).toMatchObject({ status: 409, message: expect.stringContaining('meanwhile') });
    await expect
      .poll(() => answersTo(email))
      .toMatchObject([{ channel: 'mail', text: expect.stringContaining(words) }]);
    const [mail] = answersTo(email);
    expect(mail?.html).toContain('Monday.<br>At the well.</p>');
    expect(await read(id)).toMatchObject({
      state: 'answered',
      replies: 1,
      assignee: { id: roshni.id },
      events: [{ kind: 'reply', words, by: 'Ila Rane' }],
    });
  });

  it('tells how far its mail came, and a refused one is marked in the list', async () => {
    const { id, email } = await join();
    const sent = reply(id);
    await act('reply', sent);
    await expect.poll(() => answersTo(email)).toHaveLength(1);
    const delivery = async () => (await read(id)).events[0].delivery;
    await expect.poll(delivery).toEqual({ state: 'sent', at: expect.any(String) });
    expect((await list('size=1')).data).toMatchObject([{ id, isRefused: false }]);
    await db.update(messages).set({ state: 'failed' }).where(eq(messages.id, sent.key));
    expect(await delivery()).toMatchObject({ state: 'failed' });
    expect((await list('size=1')).data).toMatchObject([{ id, isRefused: true }]);
    await act('reply', reply(id, { repliesSeen: 1 }));
    expect((await read(id)).isRefused).toBe(false);
    await db.delete(messages).where(eq(messages.id, sent.key));
    expect(await delivery()).toBeNull();
  });

  it('has a mail that is followed without a line in the record for each look', async () => {
    const { id, email } = await join();
    const sent = reply(id);
    await act('reply', sent);
    await expect.poll(() => answersTo(email)).toHaveLength(1);
    const [event] = (await read(id)).events;
    const before = await newestEntry();
    const delivery = async () => (await ask(`delivery?id=${event.id}`)).data;
    await expect.poll(delivery).toEqual({ state: 'sent', at: expect.any(String) });
    await db.delete(messages).where(eq(messages.id, sent.key));
    expect(await delivery()).toBeNull();
    expect(await newestEntry()).toEqual(before);
    expect((await ask(`delivery?id=${event.id}`, editor.token)).status).toBe(403);
    expect((await ask('delivery?id=999999999')).status).toBe(404);
  });

  it('of twenty at once is one', async () => {
    const { id, email } = await join();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act('reply', reply(id, { next: 'wait' }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expect.poll(() => answersTo(email)).toHaveLength(1);
    expect((await read(id)).state).toBe('waiting');
  });

  it('to a grievance stands on its own page too', async () => {
    const { letter, filed } = await complain();
    const first = reply(letter.id, { next: 'wait', words: 'We asked the water office.' });
    await act('reply', first);
    expect(await grievanceAt(filed.path)).toMatchObject({
      state: 'inWork',
      answer: 'We asked the water office.',
    });
    await act('reply', reply(letter.id, { repliesSeen: 1, words: 'It is mended.' }));
    expect(await grievanceAt(filed.path)).toMatchObject({
      state: 'answered',
      answer: 'We asked the water office.\n\nIt is mended.',
    });
  });

  it('is refused where it says nothing, and to a letter that is not there', async () => {
    const { id } = await join();
    expect(await act('reply', reply(id, { words: ' \n' }))).toMatchObject({
      status: 422,
      errors: [{ param: 'words', msg: 'Write something first' }],
    });
    expect((await act('reply', reply(999_999))).status).toBe(404);
  });

  it('begins with a template that the desk writes itself', async () => {
    const texts = { en: 'Dear {name},', hi: 'नमस्ते {name} जी,' };
    // A field that cuts an emoji at its limit leaves half of it.
    const halved = { title: 'Cut \ud83d', texts: { en: 'Half \ud83d' } };
    const cut = await act('templates/save', halved);
    expect((await ask('templates')).data).toMatchObject([{ texts: { en: 'Half \ufffd' } }]);
    await act('templates/delete', { id: cut.data.id });
    const saved = await act('templates/save', { title: 'Greeting', texts });
    // It is sent again when its reply was lost.
    const again = await act('templates/save', { title: 'Greeting', texts });
    expect(again.data).toEqual(saved.data);
    expect((await ask('templates')).data).toHaveLength(1);
    expect(saved.status).toBe(200);
    const changed = { id: saved.data.id, title: 'Greeting', texts: { en: 'Hello {name},' } };
    const base = { title: 'Greeting', texts };
    expect((await act('templates/save', { ...changed, base })).status).toBe(200);
    const stored = await ask('templates');
    expect(stored.data).toEqual([changed]);
    expect((await act('templates/delete', { id: saved.data.id })).status).toBe(200);
    expect(await act('templates/save', { ...changed, base: changed })).toMatchObject({
      status: 404,
      message: expect.stringContaining('deleted this template meanwhile'),
    });
  });

  it('refuses the words of a template that somebody else changed since', async () => {
    const greeting = { title: 'Two at once', texts: { en: 'Dear {name},' } };
    const { data } = await act('templates/save', greeting);
    const mine = { ...greeting, id: data.id, title: 'Greeting of the desk' };
    const theirs = { ...greeting, texts: { en: 'Hello {name},' } };
    expect((await act('templates/save', { ...theirs, id: data.id, base: greeting })).status).toBe(
      200,
    );
    const message = expect.stringContaining('changed this template meanwhile');
    for (const late of [mine, { ...mine, base: greeting }])
      expect(await act('templates/save', late)).toMatchObject({ status: 409, message });
    const { data: stored } = await ask('templates');
    expect(stored).toEqual([{ ...theirs, id: data.id }]);
    expect((await act('templates/save', { ...mine, base: theirs })).status).toBe(200);
    await act('templates/delete', { id: data.id });
  });
});

describe('two letters of one person', () => {
  it('become one, are answered together, and come apart again', async () => {
    const email = person();
    const first = await join({ email, message: 'First of two' });
    const { letter: second, filed } = await complain({ email: email.toUpperCase() });
    expect((await read(first.id)).others).toMatchObject([{ id: second.id }]);
    expect((await act('merge', { id: [second.id], into: first.id })).status).toBe(200);
    expect((await list('kind=grievance&size=1')).data).not.toMatchObject([{ id: second.id }]);
    const merged = await read(first.id);
    expect(merged.merged).toMatchObject([{ id: second.id, message: 'No water.' }]);

    await act('reply', reply(first.id));
    await expect.poll(() => answersTo(email)).toHaveLength(1);
    const answered = eq(grievances.number, Number(filed.number.slice(2)));
    expect(await db.select().from(grievances).where(answered)).toMatchObject([
      { state: 'answered' },
    ]);

    expect((await act('unmerge', { id: [second.id] })).status).toBe(200);
    expect((await list('kind=grievance&size=1')).data).toMatchObject([{ id: second.id }]);
    expect((await read(second.id)).events).toMatchObject([
      { kind: 'merged' },
      { kind: 'unmerged' },
    ]);
  });

  it('show each writer only what was answered to their own', async () => {
    const { letter: main, filed: hers, email } = await complain({ message: 'No ration card.' });
    const { letter: other, filed: typed } = await complain({ email, message: 'Hello?' });
    await act('merge', { id: [other.id], into: main.id });
    await act('reply', reply(main.id, { next: 'wait', words: 'Your card waits at Ward 4.' }));
    expect(await grievanceAt(typed.path)).toMatchObject({ state: 'inWork', answer: null });
    await act('reply', reply(main.id, { repliesSeen: 1, words: 'Ask for Mrs Rane.' }));
    expect(await grievanceAt(typed.path)).toMatchObject({
      state: 'answered',
      answer: null,
      answeredAt: expect.any(String),
      isTogether: true,
    });
    expect(await grievanceAt(hers.path)).toMatchObject({
      state: 'answered',
      answer: 'Your card waits at Ward 4.\n\nAsk for Mrs Rane.',
      isTogether: false,
    });
  });

  it('are known by the number as well, and those of two people stay two', async () => {
    const one = await join({ phoneNumber: '098765-00088' });
    const same = await join({ phoneNumber: '+91 98765 00088' });
    const other = await join();
    expect((await act('merge', { id: [other.id], into: one.id })).status).toBe(422);
    expect((await act('merge', { id: [one.id], into: one.id })).status).toBe(422);
    expect((await act('merge', { id: [same.id], into: one.id })).status).toBe(200);
    expect((await act('merge', { id: [one.id], into: same.id })).status).toBe(422);
  });
});

describe('a person who is erased', () => {
  it('takes letters, notes and answers along, and had them in the download before', async () => {
    const email = person();
    const [made] = await db
      .insert(users)
      .values({ name: 'Erased Person', email, language: 'en' })
      .returning();
    const userId = made?.id ?? '';
    const joined = await join({ email, message: 'Telltale message' });
    const { letter } = await complain({ email, message: 'Telltale complaint' });
    const { letter: waiting } = await complain({ email, message: 'Telltale and unanswered' });
    for (const { id } of [joined, letter]) {
      await act('note', { id, words: 'Telltale note' });
      await act('reply', reply(id, { words: 'Telltale reply' }));
    }
    const subject = { userId, email, phoneNumber: null };
    const ofDesk = supporterDeskPersonalData(letterSources)[0];
    const held = await Object(ofDesk).download(db, subject);
    expect(held.supporterDesk).toHaveLength(4);

    for (const { erase } of personalData.toReversed())
      if (typeof erase === 'function') await erase(db, subject);
    expect(await db.$count(letters, eq(letters.id, joined.id))).toBe(0);
    expect(await read(letter.id)).toMatchObject({ name: '', message: '', state: 'answered' });
    expect(await read(waiting.id)).toMatchObject({ name: '', message: '', state: 'closed' });
    const telltale = sql`${letterEvents.words} like 'Telltale%'`;
    expect(await db.$count(letterEvents, telltale)).toBe(0);
    expect((await list('s=telltale')).data).toEqual([]);
    expect((await act('reply', reply(letter.id, { repliesSeen: 1 }))).status).toBe(422);
  });
});
