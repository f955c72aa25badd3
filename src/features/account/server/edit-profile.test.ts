import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '#contract/problems.ts';
import { profilePhotos, users } from '#db/schema/index.ts';
import type { Limits } from '#http/limits/limits.ts';
import { noLimits } from '#http/site-fixture.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, lettersTo, logIn, someone, verificationOf } from './account-site-fixture.ts';

const { db } = await testDatabase();
const EDIT = '/user/profile/edit';

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const picture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'tiff' = 'jpeg',
) =>
  sharp({ create: { width, height, channels: 3, background: '#125' } })
    .withExif({ IFD0: { Make: 'Telltale' } })
    .toFormat(format)
    .toBuffer();

const file = (bytes: Buffer | string) => new Blob([bytes as BlobPart]);

describe('a profile (spec: call:GET /user/profile, call:POST /user/profile/edit, entity:profile)', () => {
  it('is shown to its owner, and tells nothing that is secret', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db, { passwordHash: 'secret', gender: 'female' });
    expect(await site.ask('GET', '/user/profile', await logIn(db, id))).toEqual({
      status: 200,
      success: true,
      user: {
        id,
        email,
        pendingEmail: null,
        name: 'Ila Rane',
        phoneNumber: null,
        constituency: null,
        dateOfBirth: null,
        gender: 'female',
        profilePhoto: null,
        hasPassword: true,
      },
    });
    expect((await site.ask('GET', '/user/profile', 'nobody')).status).toBe(401);
  });

  it('changes what is given, by a form or as JSON, and what is empty goes', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db, { constituency: 'Purvamala' });
    const token = await logIn(db, id, 60);
    const form = formOf({ name: ' इला ', gender: 'other', dateOfBirth: '1990-02-28' });
    expect(await site.ask('POST', EDIT, token, form)).toMatchObject({
      user: { name: 'इला', gender: 'other', dateOfBirth: '1990-02-28', constituency: 'Purvamala' },
    });
    expect(await site.ask('POST', EDIT, token, { constituency: '', gender: '' })).toMatchObject({
      user: { name: 'इला', constituency: null, gender: null },
    });
  });

  it.each([
    ['role', 'agent', 'This field is not known'],
    ['id', 'a', 'This field is not known'],
    ['gender', 'many', 'Choose one of the list'],
    ['profilePhoto', 'words', 'Choose a picture'],
  ])('refuses %s: %s', async (param, value, msg) => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    expect(await site.ask('POST', EDIT, token, formOf({ [param]: value }))).toMatchObject({
      status: 422,
      errors: [{ param, msg }],
    });
  });

  it('refuses to empty what can be changed and not removed', async () => {
    const site = await accountSite(db);
    const { id, email } = await someone(db, { dateOfBirth: '1990-02-28' });
    const token = await logIn(db, id);
    for (const [param, msg] of [
      ['email', 'Email is required'],
      ['dateOfBirth', 'The date of birth can be set only once'],
    ] as const)
      expect(await site.ask('POST', EDIT, token, formOf({ [param]: '' }))).toMatchObject({
        status: 422,
        errors: [{ param, msg }],
      });
    const { user } = await site.ask('GET', '/user/profile', token);
    expect(user).toMatchObject({ email, dateOfBirth: '1990-02-28' });
    const byNumber = await someone(db, { email: null, phoneNumber: '+919876500071' });
    const nothing = { email: '', dateOfBirth: '' };
    expect(await site.ask('POST', EDIT, await logIn(db, byNumber.id), nothing)).toMatchObject({
      user: { email: null, dateOfBirth: null },
    });
  });

  it('takes a date of birth once, and makes nobody a child', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    const lastYear = `${new Date().getFullYear() - 1}-01-01`;
    expect(await site.ask('POST', EDIT, token, { dateOfBirth: lastYear })).toMatchObject({
      status: 422,
      message: 'Under 18, a parent must agree first. Write to us',
    });
    for (const dateOfBirth of ['1980-05-05', '1980-05-05'])
      expect((await site.ask('POST', EDIT, token, { dateOfBirth })).status).toBe(200);
    expect(await site.ask('POST', EDIT, token, { dateOfBirth: '1981-05-05' })).toMatchObject({
      status: 422,
      errors: [{ param: 'dateOfBirth', msg: 'The date of birth can be set only once' }],
    });
  });
});

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'may be a %s, and is kept square and bare',
    async (format) => {
      const site = await accountSite(db);
      const token = await logIn(db, (await someone(db)).id);
      const profilePhoto = file(await picture(900, 600, format));
      const { user } = await site.ask('POST', EDIT, token, formOf({ profilePhoto }));

      const response = await site.get(user.profilePhoto);

      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, max-age=300, must-revalidate');
      const known = { 'if-none-match': response.headers.get('etag') ?? '' };
      expect((await site.get(user.profilePhoto, known)).status).toBe(304);
      expect(site.lines.join()).not.toContain(user.profilePhoto);
      const kept = await sharp(await response.arrayBuffer()).metadata();
      expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(kept.exif).toBeUndefined();
    },
  );

  it('gives way to the next one, and goes on demand', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db);
    const token = await logIn(db, id);
    const send = async (fields: Record<string, string | Blob>): Promise<string> =>
      (await site.ask('POST', EDIT, token, formOf(fields))).user.profilePhoto;
    const first = await send({ profilePhoto: file(await picture(40, 40)) });
    const second = await send({ profilePhoto: file(await picture(50, 50)) });
    expect(await send({ name: 'Ila', profilePhoto: file('') })).toBe(second);
    expect((await site.get(first)).status).toBe(404);
    expect(await send({ removePhoto: 'true' })).toBeNull();
    expect(await db.$count(profilePhotos, eq(profilePhotos.userId, id))).toBe(0);
  });

  it.each<[string, () => Promise<Buffer | string>, string]>([
    ['words', async () => 'a picture of me', 'Choose a JPEG, PNG or WebP picture'],
    [
      'an SVG',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Choose a JPEG, PNG or WebP picture',
    ],
    ['a TIFF', () => picture(9, 9, 'tiff'), 'Choose a JPEG, PNG or WebP picture'],
    [
      'half a picture',
      async () => (await picture(900, 900)).subarray(0, 1_500),
      'This picture is damaged. Choose another one',
    ],
    ['a bomb', () => picture(8_000, 5_001, 'png'), 'Choose a picture of at most 40 million pixels'],
  ])('is refused when it is %s', async (_, bytes, msg) => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    const form = formOf({ profilePhoto: file(await bytes()) });
    expect(await site.ask('POST', EDIT, token, form)).toMatchObject({
      status: 422,
      errors: [{ param: 'profilePhoto', msg }],
    });
  });

  it('is counted by the person, before it is decoded', async () => {
    const consume = vi.fn<Limits['consume']>(async (bucket) => {
      if (bucket === 'photoUser') throw new Problem('tooMany');
    });
    const site = await accountSite(db, {}, { limits: { ...noLimits, consume } });
    const { id } = await someone(db);
    const form = formOf({ profilePhoto: file('no picture') });
    expect((await site.ask('POST', EDIT, await logIn(db, id), form)).status).toBe(429);
    expect(consume).toHaveBeenCalledWith('photoUser', id);
  });

  it.each(['a', '../etc', `${'a'.repeat(43)}.png`, `${'a'.repeat(43)}.webp`])(
    'is not to be found as %s',
    async (name) => {
      const site = await accountSite(db);
      expect((await site.get(`/user-photos/${name}`)).status).toBe(404);
    },
  );
});

describe('a new mobile number', () => {
  it('is theirs with its proof, once, and the old ways hear of it', async () => {
    const site = await accountSite(db);
    const old = '+919876500001';
    const { id, email } = await someone(db, { phoneNumber: old });
    const token = await logIn(db, id);
    const verification = await verificationOf(db, '+919876500002');
    const edit = { phoneNumber: '98765 00002', verification };
    expect(await site.ask('POST', EDIT, token, edit)).toMatchObject({
      user: { phoneNumber: '+919876500002' },
    });
    expect(await lettersTo(db, old)).toEqual([{ kind: 'numberChanged' }]);
    expect(await lettersTo(db, email ?? '')).toMatchObject([
      { kind: 'numberChanged', newNumber: '+919876500002' },
    ]);

    await db.update(users).set({ phoneNumber: null }).where(eq(users.id, id));
    expect(await site.ask('POST', EDIT, token, edit)).toMatchObject({ status: 422 });
  });

  it.each([
    ['without a proof', undefined],
    ['with the proof of another number', '+919876500004'],
  ])('is refused %s', async (_, proven) => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id);
    const verification = proven && (await verificationOf(db, proven));
    const edit = { phoneNumber: '9876500003', verification };
    expect(await site.ask('POST', EDIT, token, edit)).toMatchObject({
      status: 422,
      errors: [{ param: 'verification', msg: 'Confirm the new number with a code first' }],
    });
  });

  it('that is somebody else’s stays theirs', async () => {
    const site = await accountSite(db);
    await someone(db, { phoneNumber: '+919876500005' });
    const token = await logIn(db, (await someone(db)).id);
    const verification = await verificationOf(db, '+919876500005');
    const edit = { phoneNumber: '9876500005', verification };
    expect((await site.ask('POST', EDIT, token, edit)).status).toBe(409);
  });

  it('needs a proof of the last five minutes', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id, 6);
    const verification = await verificationOf(db, '+919876500006');
    const edit = { phoneNumber: '9876500006', verification };
    expect((await site.ask('POST', EDIT, token, edit)).status).toBe(403);
  });

  it('leaves everything as it was when a message cannot be noted', async () => {
    const post = () => Promise.reject(new Problem('busy'));
    const site = await accountSite(db, { sendMessage: post });
    const { id } = await someone(db);
    const token = await logIn(db, id);
    const verification = await verificationOf(db, '+919876500007');
    const edit = { name: 'New', phoneNumber: '9876500007', verification };
    expect((await site.ask('POST', EDIT, token, edit)).status).toBe(503);
    expect(await site.ask('GET', '/user/profile', token)).toMatchObject({
      user: { name: 'Ila Rane', phoneNumber: null },
    });
  });
});
