import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '#db/connection.ts';
import { confirmNewsletterMessage } from '#features/newsletter/server/messages.ts';
import { createQueue } from '#jobs/queue.ts';
import type { Addressee } from '#messages/message.ts';
import { createSendMessage } from '#messages/send.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const connection = await connectDatabase(site.databaseUrl);
afterAll(connection.close);

test('What another process posts is sent by the site, in the name of the campaign', async () => {
  const queue = createQueue(connection);
  await queue.start([], () => undefined);
  const link = 'https://campaign.example/newsletter?receipt=abc';
  const reader = { to: 'asha@campaign.example' as Addressee, language: 'en' } as const;
  const { sendMessage } = createSendMessage(queue.enqueueAll);
  await sendMessage(confirmNewsletterMessage.mail(reader, { link }), connection.db);
  await queue.stop();

  await expect.poll(() => site.outbox()).toHaveLength(1);
  expect(site.outbox()).toMatchObject([{ channel: 'mail', to: 'asha@campaign.example' }]);
  expect(site.outbox()[0]?.text).toContain('the newsletter of Nilova Teshkar');
  expect(site.outbox()[0]?.text).toContain(link);
  expect(site.faults).toEqual([]);
});
