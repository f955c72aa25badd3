import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grievances, joinSubmissions, mailSuppressions, receipts } from '#db/schema/index.ts';
import { personalData } from '#main/personal-data.ts';
import { addressHash } from '#people/mail-address.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, lettersTo, logIn, someone } from './account-site-fixture.ts';
import { someoneKnown } from './known-person-fixture.ts';

const { db, pool } = await testDatabase();
const PATH = '/user/account';

/** The tables from which a declaration erases a person. */
const erasable = personalData.flatMap(({ columns, erase }) =>
  typeof erase === 'function' ? Object.keys(columns) : [],
);

/** The tables with rows that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const names = rows.map(({ table_name }) => String(table_name));
  const found = await Promise.all(
    names.map(async (name) => {
      const hits = await pool.query(`SELECT 1 FROM "${name}" AS row WHERE row::text LIKE $1`, [
        `%${text}%`,
      ]);
      return hits.rowCount ? [name] : [];
    }),
  );
  return found.flat();
}

describe('everything that is held about somebody', () => {
  it('is theirs to take, without what is secret', async () => {
    const site = await accountSite(db);
    const { id, email } = await someoneKnown(db, '+919876500021');
    await someoneKnown(db, '+919876500022');
    const { status, data } = await site.ask('GET', PATH, await logIn(db, id));
    expect(status).toBe(200);
    const saved = await site.get(`/api${PATH}`, { 'x-access-token': await logIn(db, id) });
    expect(saved.headers.get('content-type')).toContain('application/json');
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(data).toMatchObject({
      profile: { id, email, phoneNumber: '+919876500021' },
      photo: 'data:image/webp;base64,VGVsbHRhbGU=',
      identities: [{ issuer: 'https://id.example' }],
      sessions: [{ device: null }],
      consents: [{ purpose: 'account', given: true }],
      joinLetters: [{ message: 'Telltale letter' }],
      newsletter: [{ email }],
      grievances: [{ message: 'Telltale letter' }],
      codes: [{ usedAt: null }],
      messages: [{ channel: 'sms', state: 'waiting' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash/i);
  });
});

describe('join letters', () => {
  it('are the owner’s when they carry the address or the number, however it was typed', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db, { phoneNumber: '+919876500041' });
    const letter = { name: 'Ila', email: 'elsewhere@letters.example', language: 'en' };
    const typed = ['098765 00041', '+91-98765-00041', '९८७६५०००४१', '98765 00049'];
    for (const phoneNumber of typed)
      await db.insert(joinSubmissions).values({ ...letter, phoneNumber, message: phoneNumber });
    const token = await logIn(db, id);
    const { data } = await site.ask('GET', PATH, token);
    const messagesOf = (sent: { message: string }[]) => sent.map(({ message }) => message);
    expect(messagesOf(data.joinLetters)).toEqual(typed.slice(0, 3));
    expect((await site.ask('DELETE', PATH, token)).status).toBe(200);
    const left = await db.select().from(joinSubmissions);
    const ofHers = left.filter(({ email }) => email === letter.email);
    expect(messagesOf(ofHers)).toEqual(['98765 00049']);
  });
});

describe('an account that is closed', () => {
  it('is gone at once on every device, with a last mail', async () => {
    const site = await accountSite(db, { erase: async () => undefined });
    const { id, email } = await someone(db);
    const tokens = [await logIn(db, id), await logIn(db, id, 60)];
    const [token = ''] = tokens;
    expect(await site.ask('DELETE', PATH, token)).toMatchObject({
      status: 200,
      message: 'Your account is closed. What we hold about you is being erased.',
    });
    for (const each of tokens)
      expect((await site.ask('GET', '/user/profile', each)).status).toBe(401);
    const late = await logIn(db, id);
    expect((await site.ask('GET', '/user/profile', late)).status).toBe(401);
    expect(await lettersTo(db, email ?? '')).toEqual([{ kind: 'accountErased', name: 'Ila Rane' }]);
  });

  it('leaves no answers of the site in the cache of the browser', async () => {
    const site = await accountSite(db);
    const headers = { 'x-access-token': await logIn(db, (await someone(db)).id) };
    const closed = await fetch(`${site.url}/api${PATH}`, { method: 'DELETE', headers });
    expect(closed.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('stays when nobody proved in the last five minutes who they are', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id, 6);
    expect((await site.ask('DELETE', PATH, token)).status).toBe(403);
    expect((await site.ask('GET', '/user/profile', token)).status).toBe(200);
  });

  it('leaves nothing that leads to a person, but what was agreed to', async () => {
    const site = await accountSite(db);
    const phoneNumber = '+919876500031';
    const { id, email } = await someoneKnown(db, phoneNumber);
    const stays = await someoneKnown(db, '+919876500032');
    const token = await logIn(db, id);
    const known = await Promise.all([id, email, phoneNumber].map(rowsWith));
    expect(known.flat()).toEqual(expect.arrayContaining(erasable));
    const leaving = eq(receipts.purpose, 'leaveNewsletter');
    const linksBefore = await db.$count(receipts, leaving);

    expect((await site.ask('DELETE', PATH, token)).status).toBe(200);

    expect(await rowsWith(id)).toEqual(['consents']);
    expect(await rowsWith(phoneNumber)).toEqual([]);
    // The goodbye mail remains, and is emptied once it is sent.
    expect(await rowsWith(email)).toEqual(['messages']);
    expect(await lettersTo(db, email)).toMatchObject([{ kind: 'accountErased' }]);
    expect(await db.$count(receipts, leaving)).toBe(linksBefore);
    // By a keyed hash, an old list does not bring them back.
    const matchesAddress = eq(mailSuppressions.addressHash, addressHash('key', email));
    expect(await db.$count(mailSuppressions, matchesAddress)).toBe(1);
    const blanked = sql`${grievances.name} = '' AND ${grievances.message} = '' AND ${grievances.answer} = ''`;
    expect(await db.$count(grievances, blanked)).toBe(1);
    expect(await rowsWith(stays.email)).toContain('newsletter_subscribers');
    expect(await rowsWith(stays.id)).toContain('users');
  });
});
