import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { bodies } from '#test/malformed/bodies.ts';
import { forms, formType } from '#test/malformed/forms.ts';
import { accountSite, logIn, someone } from './account-site-fixture.ts';

const { db } = await testDatabase();
const calls = ['/user/profile/edit', '/user/sessions/end', '/user/consents'];
const sent = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant(formType), body: forms }) },
  fc.record({ type: fc.constant('application/json'), body: bodies }),
);

it('nothing breaks, whatever a logged-in visitor sends', async () => {
  const site = await accountSite(db);
  const token = await logIn(db, (await someone(db)).id);

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), sent, async (path, { type, body }) => {
      const headers = { 'x-access-token': token, 'content-type': type };
      const response = await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body });

      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ success: response.ok });
    }),
    { numRuns: 500, seed: 7 },
  );
  expect(site.lines.join('')).not.toContain('"level":50');
  expect((await site.ask('GET', '/user/profile', token)).status).toBe(200);
});
