import { expect, test } from 'vitest';
import { photoRemovals } from '#db/schema/index.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { album, publishPhoto } from '#test/booth-album.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';

const site = await testSite({ content: [album('rally', true)] });
const { db } = site;
const photoId = await publishPhoto(db, 'lantern', storedFiles.picture);

test('the letter that refuses leads back to the photo, to ask again, and to the grievance contact', async () => {
  const officer = await someAgent(db, 'officer@campaign.example', [
    { role: 'privacy-officer', languages: null },
  ]);
  const email = 'ila@letters.example';
  const asked = { state: 'asked', byFace: false, photoId, rootKey: 'aa' } as const;
  const wish = { ...asked, email, language: 'hi', dueAt: new Date('2199-01-01') };
  const [row] = await db.insert(photoRemovals).values(wish).returning();
  const decided = { id: row?.id, decision: 'refuse', answer: 'वहाँ कोई चेहरा नहीं दिखता' };
  const desk = agentDesk(site, '/api/agent/photo-booth');
  expect(await desk.post(officer, 'removals/decide', decided)).toMatchObject({ status: 200 });
  const mail = () => site.outbox().find(({ to }) => to === email)?.text;
  await expect.poll(mail).toContain('वहाँ कोई चेहरा नहीं दिखता');
  expect(mail()).toContain('/hi/take-me-out?album=rally&photo=lantern');
  expect(mail()).toContain('/hi/grievance');
});
