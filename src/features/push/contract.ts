import { z } from 'zod';
import { language, person } from '#content/declare/draft-shapes.ts';
import {
  decision,
  discarded,
  firstKey,
  plannedFor,
  pushNoticeStates,
  quietHours,
  revision,
  shownQuietHours,
} from '#contract/broadcasts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { pushToken } from '#contract/push-token.ts';
import { topicNames } from '#contract/topics.ts';
import { line } from '#contract/user-fields.ts';
import { LONGEST_TEXT, LONGEST_TITLE } from './contract/lengths.ts';

const topics = z
  .array(z.enum(topicNames), 'Choose a topic')
  .min(1, 'Choose a topic')
  .max(topicNames.length);

export const findPushKey = endpoint({
  name: 'findPushKey',
  summary: 'The public key that a browser asks its push service with',
  method: 'GET',
  path: '/user/push/key',
  access: 'public',
  reply: success({ data: z.object({ key: z.string() }) }),
});

// spec: entity:push-token
// spec: state:push
export const subscribeToPush = endpoint({
  name: 'subscribeToPush',
  summary: 'Registers the push token of a browser, or changes what it is written about',
  method: 'POST',
  path: '/user/push/subscribe',
  access: 'anyone',
  knowsUser: true,
  limit: 'push',
  body: z.strictObject({
    /** The JSON of the browser's `PushSubscription`. */
    token: pushToken,
    /** As they were where left out; all of them for a new browser. */
    topics: topics.optional(),
    /** The token that the browser had before, whose topics go over. */
    replaces: orNothing(pushToken),
    /** Only shows that the browser is there: one that was ended meanwhile is not registered, and has no topics. */
    refresh: z.boolean().default(false),
  }),
  reply: success({ data: z.object({ topics: z.array(z.enum(topicNames)) }) }),
  problems: ['invalid', 'conflict', 'tooMany'],
});

export const unsubscribeFromPush = endpoint({
  name: 'unsubscribeFromPush',
  summary: 'Forgets the push token of a browser; the same answer for one that is not known',
  method: 'POST',
  path: '/user/push/unsubscribe',
  access: 'anyone',
  knowsUser: true,
  limit: 'push',
  body: z.strictObject({ token: pushToken }),
  reply: done,
  problems: ['invalid', 'tooMany'],
});

const words = z.strictObject({
  title: z.string().trim().max(LONGEST_TITLE, `Use at most ${LONGEST_TITLE} characters`),
  text: z.string().trim().max(LONGEST_TEXT, `Use at most ${LONGEST_TEXT} characters`),
});

/** A page of this site: no other site, no call, nothing of agents. */
const path = z
  .string('Choose a page')
  .trim()
  .max(300, 'Use at most 300 characters')
  .regex(/^\/(?!\/|api\/|agent(?:\/|$))[^\\\s]*$/, 'Choose a page of this site, like /news');

const notice = z.object({
  id: z.string(),
  texts: z.partialRecord(language, z.object({ title: z.string(), text: z.string() })),
  topic: z.enum(topicNames),
  path: z.string(),
  /** Of a political advertisement its number, empty until it is known; null where it is none. */
  certificate: z.string().nullable(),
  state: z.enum(pushNoticeStates),
  revision: z.int(),
  authors: z.array(person),
  approvedBy: person.nullable(),
  reason: z.string().nullable(),
  sentBy: person.nullable(),
  /** When it goes out, or began to. */
  sendAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  figures: z.object({
    total: z.int(),
    sent: z.int(),
    gone: z.int(),
    failed: z.int(),
    unclear: z.int(),
  }),
  /** Whether the caller may approve it: somebody who wrote in it may not. */
  mayApprove: z.boolean(),
});

export type PushNotice = z.output<typeof notice>;

export const listPushNotices = endpoint({
  name: 'listPushNotices',
  summary: 'Push messages, the newest first, and how many browsers each topic reaches',
  method: 'GET',
  path: '/agent/push/list',
  access: { agent: 'push:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(notice),
    reach: z.record(z.enum(topicNames), z.int()),
    /** Browsers in all. */
    browsers: z.int(),
    /** Whether somebody else has to approve what the caller sends. */
    fourEyes: z.boolean(),
    /** The hours in which nothing goes out; null while there are none. */
    quiet: shownQuietHours,
    languages: z.array(language),
  }),
});

const id = z.uuid('Name one push message');
const seen = { id, revision };
const changesOne = {
  method: 'POST',
  audit: { target: 'push', id: 'id' },
  limit: 'deskWrite',
} as const;

export const findDiscardedPushNotice = endpoint({
  name: 'findDiscardedPushNotice',
  summary: 'Who threw a push message away, and when',
  method: 'GET',
  path: '/agent/push/discarded',
  access: { agent: 'push:read' },
  audit: 'nothing personal',
  query: z.object({ id }),
  reply: success({ data: discarded }),
});

export const savePushNotice = endpoint({
  ...changesOne,
  audit: { target: 'push' },
  name: 'savePushNotice',
  summary: 'Writes a push message; one that was approved needs a new approval afterwards',
  path: '/agent/push/save',
  access: { agent: 'push:write' },
  body: z.strictObject({
    /** Left out for a new one. */
    id: id.optional(),
    revision: revision.optional(),
    key: firstKey,
    texts: z.partialRecord(language, words),
    topic: z.enum(topicNames, 'Choose a topic'),
    path,
    certificate: line(80).nullable().default(null),
  }),
  reply: success({ data: z.object({ id: z.string(), revision: z.int() }) }),
  problems: ['invalid', 'conflict', 'notFound'],
});

export const submitPushNotice = endpoint({
  ...changesOne,
  name: 'submitPushNotice',
  summary: 'Sends a push message to review',
  path: '/agent/push/submit',
  access: { agent: 'push:write' },
  body: z.strictObject(seen),
  reply: done,
  problems: ['invalid', 'conflict', 'notFound'],
});

export const decidePushNotice = endpoint({
  ...changesOne,
  name: 'decidePushNotice',
  summary: 'Approves a push message as it was seen, or returns it with the reason',
  path: '/agent/push/decide',
  access: { agent: 'push:review' },
  body: z.strictObject({ ...seen, ...decision }),
  reply: done,
  problems: ['invalid', 'conflict', 'forbidden', 'notFound'],
});

export const sendPushNotice = endpoint({
  ...changesOne,
  name: 'sendPushNotice',
  summary: 'Sends a push message now, or plans it; in the quiet hours it waits for their end',
  path: '/agent/push/send',
  access: { agent: 'push:publish' },
  body: z.strictObject({ ...seen, ...plannedFor }),
  reply: success({ data: z.object({ sendAt: z.iso.datetime() }) }),
  problems: ['invalid', 'conflict', 'forbidden', 'notFound', 'doneAlready'],
});

export const stopPushNotice = endpoint({
  ...changesOne,
  name: 'stopPushNotice',
  summary: 'Takes back a planned push message, or stops one on its way',
  path: '/agent/push/stop',
  access: { agent: 'push:publish' },
  body: z.strictObject({ id }),
  reply: done,
  problems: ['doneAlready', 'notFound'],
});

export const deletePushNotice = endpoint({
  ...changesOne,
  name: 'deletePushNotice',
  summary: 'Throws away a push message that was never sent',
  path: '/agent/push/delete',
  access: { agent: 'push:write' },
  body: z.strictObject(seen),
  reply: done,
  problems: ['conflict', 'notFound', 'doneAlready'],
});

export const testPushNotice = endpoint({
  name: 'testPushNotice',
  summary: 'Sends a push message to the browser of the caller alone; its token is not kept',
  method: 'POST',
  path: '/agent/push/test',
  access: { agent: 'push:write' },
  audit: { target: 'push', id: 'id' },
  limit: 'pushTest',
  body: z.strictObject({ id, token: pushToken, language }),
  reply: done,
  problems: ['invalid', 'notFound', 'busy', 'tooMany'],
});

export const setPushQuietHours = endpoint({
  name: 'setPushQuietHours',
  summary: 'Sets the hours in which no push message goes out, or none',
  method: 'POST',
  path: '/agent/push/quiet-hours',
  access: { agent: 'settings:admin' },
  audit: { target: 'setting' },
  limit: 'deskWrite',
  body: z.strictObject({ quiet: quietHours }),
  reply: done,
});
