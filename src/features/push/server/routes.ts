import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { findPushKey, subscribeToPush, unsubscribeFromPush } from '../contract.ts';
import type { PushDependencies } from './dependencies.ts';
import { deskRoutes } from './desk-routes.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

export const pushRoutes = (services: PushDependencies) => [
  bind(findPushKey, async () => ({ data: { key: await services.pushKey() } })),

  bind(subscribeToPush, async ({ body, language, caller: { session } }) => {
    const { token, topics: wished, replaces } = body;
    const wish = { token, language, userId: session?.ownerId, topics: wished, replaces };
    const topics = await transaction(services.db, (tx) => subscribe(tx, wish));
    return { message: 'You hear from us on this device.', data: { topics } };
  }),

  bind(unsubscribeFromPush, async ({ body: { token } }) => {
    await transaction(services.db, (tx) => unsubscribe(tx, token));
    return { message: 'You hear no more from us on this device.' };
  }),

  ...deskRoutes(services),
];
