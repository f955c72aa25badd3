import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { bind } from '#http/bind.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { sendVerseJob } from './send-verse-job.ts';

const sendVerse = endpoint({
  name: 'sendVerse',
  summary: 'Sends a verse to somebody',
  method: 'POST',
  path: '/agent/poems/send',
  access: { agent: 'supporters:write' },
  body: sendVerseJob.payload,
  audit: { target: 'supporter', id: 'userId' },
  reply: done,
});

/** An agent's call that sends a verse. */
export const verseRoutes = ({ enqueue }: { enqueue: Enqueue }) => [
  bind(sendVerse, async ({ body, act }) => {
    await act((tx) => enqueue(sendVerseJob, body, tx));
    return { message: 'The verse is on its way.' };
  }),
];
