import { expect, it } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite();

it.each<Record<string, string>>([
  {},
  { 'x-access-token': 'unknown' },
  { authorization: 'Bearer unknown' },
])('nobody is logged out without a session: %j', async (headers) => {
  const response = await site.post('/api/user/logout', {}, headers);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ success: false, message: 'Log in to go on.' });
});
