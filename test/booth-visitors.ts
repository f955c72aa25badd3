import { users } from '#db/schema/index.ts';
import { bytesOf } from '#face-search/vector.ts';
import { logIn } from '#features/account/server/account-site-fixture.ts';
import type { TestSite } from './site.ts';

/** Makes people with an account that was just logged in to, and their calls to the photo booth. */
export function boothVisitors(site: Pick<TestSite, 'db' | 'url'>) {
  let people = 0;
  return async (facts: Partial<typeof users.$inferInsert> = {}, minutesAgo = 0) => {
    people += 1;
    const row = {
      name: 'Ila Rane',
      language: 'en' as const,
      dateOfBirth: '1990-05-01',
      phoneNumber: `+9190000${String(people).padStart(5, '0')}`,
      ...facts,
    };
    const [user] = await site.db.insert(users).values(row).returning();
    if (!user) throw new Error('Nobody was made');
    const token = await logIn(site.db, user.id, minutesAgo);
    const ask = async (method: string, path: string, body?: object, language = 'en') => {
      const headers = {
        'x-access-token': token,
        'accept-language': language,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      };
      const sent = body instanceof FormData ? body : body && JSON.stringify(body);
      const answer = await fetch(`${site.url}/api/photo-booth/${path}`, {
        method,
        headers,
        ...(sent && { body: sent }),
      });
      return { status: answer.status, ...(await answer.json()) };
    };
    const search = (what: Buffer | Float32Array, more: object = {}, language = 'en') => {
      const form = new FormData();
      if (Buffer.isBuffer(what)) form.set('image', new Blob([new Uint8Array(what)]), 'selfie.jpg');
      else form.set('template', bytesOf(what).toString('base64'));
      for (const [name, value] of Object.entries({ consent: 'true', ...more }))
        form.set(name, value);
      return ask('POST', 'find-user-images', form, language);
    };
    return { id: user.id, token, ask, search };
  };
}
