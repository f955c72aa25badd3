import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { findPushKey, subscribeToPush, unsubscribeFromPush } from '../contract.ts';
import type { PushDependencies } from './dependencies.ts';
import { deskRoutes } from './desk-routes.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

const HEARS = 'You hear from us on this device.';
const HEARS_NO_MORE = 'You hear no more from us on this device.';

export const pushRoutes = (services: PushDependencies) => [
  bind(findPushKey, async () => ({ data: { key: await services.pushKey() } })),

  bind(subscribeToPush, async ({ body, language, caller: { session } }) => {
    const { token, topics: wished, replaces, refresh } = body;
    const userId = session?.ownerId;
    const wish = { token, language, userId, topics: wished, replaces, refresh };
    const topics = await transaction(services.db, (tx) => subscribe(tx, wish));
    return { message: topics.length > 0 ? HEARS : HEARS_NO_MORE, data: { topics } };
  }),

  bind(unsubscribeFromPush, async ({ body: { token }, language, caller: { session } }) => {
    const ending = { token, language, userId: session?.ownerId };
    await transaction(services.db, (tx) => unsubscribe(tx, ending));
    return { message: HEARS_NO_MORE };
  }),

  ...deskRoutes(services),
];
