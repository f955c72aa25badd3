import { expect, test } from 'vitest';
import { photoRemovals } from '#db/schema/index.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

test('requests of one person are all decided, also when they were written to often enough', async () => {
  const site = await testSite({ limitsScale: 1 });
  const officer = await someAgent(site.db, 'officer@campaign.example', [
    { role: 'privacy-officer', languages: null },
  ]);
  const asked = { email: 'ila@letters.example', state: 'asked', byFace: false } as const;
  const dueAt = new Date('2199-01-01');
  const removals = await site.db
    .insert(photoRemovals)
    .values([1, 2, 3, 4, 5].map((nth) => ({ ...asked, rootKey: `${nth}`, language: 'en', dueAt })))
    .returning();
  const desk = agentDesk(site, '/api/agent/photo-booth');
  const answers = [];
  for (const { id } of removals) {
    const decided = { id, decision: 'refuse', answer: 'Nobody can be made out there' };
    answers.push(await desk.post(officer, 'removals/decide', decided));
  }
  const told = { status: 200, message: 'The wish is refused.' };
  const silent = 'No mail tells of it, because that address was written to often enough for now.';
  expect(answers).toMatchObject([
    told,
    told,
    told,
    { status: 200, message: `${told.message} ${silent}` },
    { status: 200, message: `${told.message} ${silent}` },
  ]);
  const mails = () => site.outbox().filter(({ to }) => to === asked.email);
  await expect.poll(mails).toHaveLength(3);
});
