import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { pushSubscriptions } from '#db/schema/push.ts';
import { pushBroadcasts } from './notices.ts';
import { endPushOf } from './subscribe.ts';

const AWAY_DAYS = 400;

export const pushPersonalData: readonly PersonalData[] = [
  {
    about: 'Browsers that asked for push messages',
    place: { label: ['Push messages', 'पुश संदेश'], ground: ['Consent', 'सहमति'] },
    columns: {
      push_subscriptions: ['user_id', 'endpoint', 'endpoint_hash', 'p256dh', 'auth', 'language'],
    },
    async download(db, { userId }) {
      const { host: service, language, topics, createdAt, seenAt } = pushSubscriptions;
      // An endpoint and its keys open the browser to whoever has them.
      const rows = await db
        .select({ service, language, topics, createdAt, seenAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId));
      return rows.length > 0 ? { pushMessages: rows } : {};
    },
    erase: (tx, { userId }) => endPushOf(tx, userId),
    retention: {
      keptFor: `until it is switched off, its owner takes the consent back or logs out, its push service knows it no longer, or it was away for ${AWAY_DAYS} days`,
      forget: (db) =>
        db.execute(sql`
          delete from push_subscriptions
          where seen_at < now() - make_interval(days => ${AWAY_DAYS})`),
    },
  },
  {
    about: 'Which browsers a push message went to',
    columns: { push_deliveries: ['subscription_id'] },
    download: { leftOut: 'It says what everybody got who asked for the topic' },
    erase: { kept: 'Once the browser is forgotten nothing leads from here to a person' },
    retention: pushBroadcasts.personalData.deliveryRetention,
  },
  pushBroadcasts.personalData.agents,
];
