import { defineBroadcasts } from '#broadcasts/define-broadcasts.ts';
import { invalid } from '#contract/problems.ts';
import { pushDeliveries, pushNotices } from '#db/schema/push.ts';
import { DAY_MS } from '#lib/durations.ts';
import { deletePushNotice } from '../contract.ts';

export type Notice = typeof pushNotices.$inferSelect;

/** Push messages as broadcasts: each goes to browsers, which may be gone by then. */
export const pushBroadcasts = defineBroadcasts({
  section: 'push',
  plural: 'push messages',
  table: pushNotices,
  deliveries: pushDeliveries,
  broadcastId: pushDeliveries.noticeId,
  missing: 'gone',
  ended: 'stopped',
  goodForMs: DAY_MS,
  job: 'send-push',
  discardCall: deletePushNotice.name,
  wentOut: 'pushWentOut',
  requireWhole,
});

/** The wish of a push message to go out, to everybody. */
export const wishOf = (item: string) => ({ kind: 'push', item }) as const;

/** Throws 422 unless every language that was begun has both a title and a text, and there is one. */
export function requireWhole({ texts }: Notice): void {
  const all = Object.entries(texts);
  if (all.length === 0) throw invalid({ param: 'texts', msg: 'Write a title and a text' });
  const missing = all.flatMap(([code, { title, text }]) => [
    ...(title ? [] : [{ param: `texts.${code}.title`, msg: 'Write a title' }]),
    ...(text ? [] : [{ param: `texts.${code}.text`, msg: 'Write a text' }]),
  ]);
  if (missing.length > 0) throw invalid(...missing);
}
