import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receipts } from '#db/schema/index.ts';
import { hashToken } from '#http/secret-token.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, address, lettersTo, logIn, someone } from './account-site-fixture.ts';

const { db } = await testDatabase();
const EDIT = '/user/profile/edit';

describe('a new address', () => {
  it('is not theirs before the link in its mail is opened', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db, { language: 'hi' });
    const wanted = address();
    const answer = await site.ask('POST', EDIT, await logIn(db, id), { email: wanted });
    expect(answer).toMatchObject({
      message: 'Your profile is saved. Open the link in the mail to the new address.',
      user: { email, pendingEmail: wanted },
    });
    const [letter] = await lettersTo(db, wanted);
    expect(letter).toMatchObject({
      kind: 'confirmAddress',
      link: expect.stringMatching(
        /^https:\/\/campaign\.example\/hi\/register\/confirm\?receipt=[\w-]{43}$/,
      ),
    });
    const token = String(letter && 'link' in letter && letter.link).slice(-43);
    const [receipt] = await db
      .select()
      .from(receipts)
      .where(eq(receipts.tokenHash, hashToken(token)));
    expect(receipt).toMatchObject({
      purpose: 'confirmAddress',
      userId: id,
      holds: { email: wanted },
    });
  });

  it('that is somebody else’s gets the same answer, and only its owner hears why', async () => {
    const site = await accountSite(db);
    const owner = await someone(db);
    const token = await logIn(db, (await someone(db)).id);
    const ask = async (wanted: string) => {
      const answer = await site.ask('POST', EDIT, token, { email: wanted });
      expect(await site.ask('GET', '/user/profile', token)).toMatchObject({ user: answer.user });
      const { pendingEmail, ...user } = answer.user;
      expect(pendingEmail).toBe(wanted);
      const { data } = await site.ask('GET', '/user/account', token);
      const links = data.links.map(({ purpose }: { purpose: string }) => purpose);
      return { ...answer, user, links };
    };
    const known = await ask(owner.email ?? '');
    const unknown = await ask(address());
    expect(known).toEqual(unknown);
    expect(await lettersTo(db, owner.email ?? '')).toMatchObject([{ kind: 'haveAccount' }]);
  });

  it('waits until it is confirmed, is asked for anew, or is taken back', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db);
    const token = await logIn(db, id);
    const waiting = async () => (await site.ask('GET', '/user/profile', token)).user.pendingEmail;
    const wanted = address();
    for (const given of [address(), wanted, wanted])
      await site.ask('POST', EDIT, token, { email: given });
    expect(await lettersTo(db, wanted)).toHaveLength(2);
    expect(await waiting()).toBe(wanted);
    expect(await db.$count(receipts, eq(receipts.userId, id))).toBe(1);

    expect(await site.ask('POST', EDIT, token, { cancelEmail: 'true' })).toMatchObject({
      user: { email, pendingEmail: null },
    });
    expect(await waiting()).toBeNull();
    expect(await db.$count(receipts, eq(receipts.userId, id))).toBe(0);

    await site.ask('POST', EDIT, token, { email: wanted });
    await db
      .update(receipts)
      .set({ expiresAt: sql`now()` })
      .where(eq(receipts.userId, id));
    expect(await waiting()).toBeNull();
  });

  it('needs a proof of the last five minutes', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id, 6);
    const wanted = address();
    expect(await site.ask('POST', EDIT, token, { email: wanted })).toMatchObject({
      status: 403,
      message: 'Confirm that it is you first',
    });
    expect(await lettersTo(db, wanted)).toEqual([]);
  });
});
