import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '#db/connection.ts';
import { createPost } from '#jobs/post.ts';
import { createQueue } from '#jobs/queue.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const connection = await connectDatabase(site.databaseUrl);
afterAll(connection.close);

test('What another process posts is sent by the site, in the name of the campaign', async () => {
  const queue = createQueue(connection);
  await queue.start([], () => undefined);
  const link = 'https://campaign.example/newsletter?receipt=abc';
  await createPost(queue.enqueue)(
    {
      channel: 'mail',
      to: 'asha@campaign.example',
      language: 'en',
      text: { kind: 'confirmNewsletter', link },
    },
    connection.db,
  );
  await queue.stop();

  await expect.poll(() => site.outbox()).toHaveLength(1);
  expect(site.outbox()).toMatchObject([{ channel: 'mail', to: 'asha@campaign.example' }]);
  expect(site.outbox()[0]?.text).toContain('the newsletter of Nilova Teshkar');
  expect(site.outbox()[0]?.text).toContain(link);
  expect(site.faults).toEqual([]);
});
