import { describe, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { accountSite, logIn, someone } from './account-site-fixture.ts';

const { db } = await testDatabase();
const LIST = '/user/sessions';
const END = '/user/sessions/end';

describe('where somebody is logged in', () => {
  it('is listed with the one that asks, and never another person’s', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db);
    await logIn(db, (await someone(db)).id);
    const [token] = [await logIn(db, id), await logIn(db, id)];
    const { data } = await site.ask('GET', LIST, token);
    expect(data).toHaveLength(2);
    expect(data.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  });

  it('can be ended one by one, or all but this', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db);
    const tokens = [await logIn(db, id), await logIn(db, id), await logIn(db, id)];
    const [own = '', other = '', third = ''] = tokens;
    const { data } = await site.ask('GET', LIST, other);
    const ofOther = data.find(({ current }: { current: boolean }) => current).id;

    expect((await site.ask('POST', END, own, { id: ofOther })).status).toBe(200);
    expect((await site.ask('GET', LIST, other)).status).toBe(401);
    expect((await site.ask('GET', LIST, third)).status).toBe(200);

    expect((await site.ask('POST', END, own, {})).status).toBe(200);
    expect((await site.ask('GET', LIST, third)).status).toBe(401);
    expect((await site.ask('GET', LIST, own)).status).toBe(200);
  });

  it('is nobody else’s to end', async () => {
    const site = await accountSite(db);
    const stranger = await logIn(db, (await someone(db)).id);
    const { data } = await site.ask('GET', LIST, stranger);
    const token = await logIn(db, (await someone(db)).id);
    expect((await site.ask('POST', END, token, { id: data[0].id })).status).toBe(404);
    expect((await site.ask('GET', LIST, stranger)).status).toBe(200);
    expect((await site.ask('POST', END, token, { id: 'a' })).status).toBe(422);
  });
});
