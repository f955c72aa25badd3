import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noticeVersion, purposes } from '#contract/consent-purposes.ts';
import { consents, newsletterConsents, newsletterSubscribers } from '#db/schema/index.ts';
import { createLimits } from '#http/limits/limits.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, logIn, someone } from './account-site-fixture.ts';

const { db, pool } = await testDatabase();
const PATH = '/user/consents';

describe('consents', () => {
  it('are all there from the start, not given', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    const { data } = await site.ask('GET', PATH, token);
    expect(data).toEqual(purposes.map((purpose) => ({ purpose, given: false, at: null })));
  });

  it('are given and taken back, and nothing that was said is lost', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db);
    const token = await logIn(db, id);
    for (const given of [true, false, true]) {
      expect((await site.ask('POST', PATH, token, { purpose: 'sms', given })).status).toBe(200);
      const { data } = await site.ask('GET', PATH, token);
      expect(data).toContainEqual({ purpose: 'sms', given, at: expect.any(String) });
    }
    const said = await db
      .select()
      .from(consents)
      .where(eq(consents.userId, id))
      .orderBy(consents.id);
    expect(said.map(({ given }) => given)).toEqual([true, false, true]);
    expect(said[0]).toMatchObject({ notice: noticeVersion, language: 'en', source: 'profile' });
    await expect(db.delete(consents).where(eq(consents.userId, id))).rejects.toThrow();
  });

  it('to the newsletter order it at once, and cancel it', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db);
    const token = await logIn(db, id);
    const rows = () =>
      db
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, email ?? ''));
    await site.ask('POST', PATH, token, { purpose: 'newsletter', given: true });
    expect(await rows()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    await site.ask('POST', PATH, token, { purpose: 'newsletter', given: false });
    expect(await rows()).toEqual([]);
  });

  it('that say what was said last are no new row, and only so many are taken in an hour', async () => {
    const limits = createLimits({ pool, scale: 1, log: { error: () => undefined } });
    const site = await accountSite(db, {}, { limits });
    const { id } = await someone(db);
    const token = await logIn(db, id);
    const before = await db.$count(newsletterConsents);
    const say = async (purpose: string, given: boolean) =>
      (await site.ask('POST', PATH, token, { purpose, given })).status;
    for (const purpose of ['sms', 'newsletter'])
      for (const given of [true, true, true, false, false, false])
        expect(await say(purpose, given)).toBe(200);
    expect(await db.$count(consents, eq(consents.userId, id))).toBe(4);
    expect(await db.$count(newsletterConsents)).toBe(before + 2);
    for (let turn = 12; turn < 30; turn += 1) expect(await say('sms', false)).toBe(200);
    expect(await say('sms', false)).toBe(429);
  });

  it('to the newsletter end it also where it was ordered again on its own page', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db);
    const token = await logIn(db, id);
    await site.ask('POST', PATH, token, { purpose: 'newsletter', given: false });
    const row = { email: email ?? '', language: 'en', confirmedAt: new Date() };
    await db.insert(newsletterSubscribers).values(row);
    await site.ask('POST', PATH, token, { purpose: 'newsletter', given: false });
    const matchesEmail = eq(newsletterSubscribers.email, row.email);
    expect(await db.$count(newsletterSubscribers, matchesEmail)).toBe(0);
  });

  it('to the newsletter need an address', async () => {
    const site = await accountSite(db);
    const person = await someone(db, { email: null, phoneNumber: '+919876500011' });
    const token = await logIn(db, person.id);
    const answer = await site.ask('POST', PATH, token, { purpose: 'newsletter', given: true });
    expect(answer).toMatchObject({ status: 403, message: 'Add an email to your profile first.' });
  });

  it('to be looked for in photos need an age, or a parent', async () => {
    const site = await accountSite(db);
    const answerTo = async (facts: Parameters<typeof someone>[1]) => {
      const token = await logIn(db, (await someone(db, facts)).id);
      return site.ask('POST', PATH, token, { purpose: 'photoSearch', given: true });
    };
    expect(await answerTo({ dateOfBirth: null })).toMatchObject({
      status: 403,
      message: 'Add your date of birth to your profile first.',
    });
    expect((await answerTo({ dateOfBirth: '2020-01-01' })).status).toBe(403);
    const agreed = { dateOfBirth: '2020-01-01', parentAgreedAt: new Date() };
    expect((await answerTo(agreed)).status).toBe(200);
    expect((await answerTo({ dateOfBirth: '1990-01-01' })).status).toBe(200);
  });

  it.each([
    ['the account itself', { purpose: 'account', given: false }, 'purpose'],
    ['a purpose that there is not', { purpose: 'telemetry', given: true }, 'purpose'],
    ['neither yes nor no', { purpose: 'sms' }, 'given'],
  ])('are refused for %s', async (_, body, param) => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    expect(await site.ask('POST', PATH, token, body)).toMatchObject({
      status: 422,
      errors: [{ param }],
    });
  });
});
