import { expect, test } from 'vitest';
import { collections } from '#main/collections.ts';
import { takeBackPlansOf } from '#main/take-back-plans.ts';
import { agentPassword, someAgent } from '#test/agents.ts';
import { peopleSite } from '#test/people-site.ts';
import { agentRoutes } from './routes.ts';

const site = await peopleSite({
  scale: 1,
  behindProxy: true,
  others: (services) => agentRoutes({ ...services, takeBackPlans: takeBackPlansOf(collections) }),
});

async function logIn(from: string, password: string, email = 'meera@campaign.example') {
  const headers = { 'x-forwarded-for': from };
  const response = await site.post('/api/agent/login', { email, password }, headers);
  return { status: response.status, ...(await response.json()) };
}

test('five wrong passwords bring a pause to one address, and its owner elsewhere gets in', async () => {
  await someAgent(site.db, 'meera@campaign.example');
  const said: string[] = [];
  for (let tries = 0; tries < 5; tries += 1)
    said.push((await logIn('198.51.100.1', 'a wrong password here')).errors[0].msg);
  expect(said[1]).toBe(
    'Email and password do not fit. Three tries are left, then a pause of 15 minutes',
  );
  expect(said[4]).toBe('Email and password do not fit. Now there is a pause of 15 minutes');
  expect(await logIn('198.51.100.1', agentPassword)).toMatchObject({
    status: 429,
    message: 'Too many tries. Try again in 15 minutes.',
  });
  expect((await logIn('198.51.100.2', agentPassword)).status).toBe(200);
});

test('the right password gives all tries back; an unknown address is told the same', async () => {
  await someAgent(site.db, 'meera2@campaign.example');
  const tryIt = (password: string) => logIn('198.51.100.3', password, 'meera2@campaign.example');
  for (let rounds = 0; rounds < 2; rounds += 1) {
    for (let tries = 0; tries < 3; tries += 1) await tryIt('a wrong password here');
    expect((await tryIt(agentPassword)).status).toBe(200);
  }
  const wrong = await tryIt('a wrong password here');
  const unknown = await logIn('198.51.100.3', 'a wrong password here', 'nobody@campaign.example');
  expect(unknown).toEqual(wrong);
});
