import { expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { peopleSite } from '#test/people-site.ts';
import { addressOf, askingAt, letPass, numberOf, people, statusesOf } from './code-requests.ts';

test('pumping 5,000 numbers from 500 addresses is stopped within 200 codes, and who has an account still gets one (A7)', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send, sendWithProof } = askingAt(site);
  await site.db.insert(users).values({ name: 'Ila', phoneNumber: '+919000000001', language: 'en' });

  let beforeFirstRefusal = 0;
  for (const round of people(500)) {
    // One a second, each address in turn.
    const numbers = people(10, round * 10);
    const answers = await Promise.all(
      numbers.map((number) => send(numberOf(number), addressOf(number % 500))),
    );
    if (statusesOf(answers).has(429)) beforeFirstRefusal ||= site.sent.length;
    await letPass(site, '10 seconds');
  }
  expect(beforeFirstRefusal).toBeLessThanOrEqual(200);
  // The suspicion ends once in these 83 minutes, and begins again.
  expect(site.sent.length).toBeLessThanOrEqual(400);

  const bytes = [];
  for (const number of ['9000000001', '9000000002']) {
    expect((await send(number, addressOf(600))).status).toBe(429);
    bytes.push(await (await sendWithProof(number, addressOf(600))).text());
  }
  expect(bytes[0]).toContain('"success":true');
  expect(bytes[1]).toBe(bytes[0]);
  expect(site.sent.slice(-2).map(({ to }) => to)).toEqual(['+919000000001', '+919000000002']);
}, 300_000);
