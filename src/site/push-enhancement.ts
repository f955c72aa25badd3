/** Runs without React where push messages may be offered, once the browser has nothing else to do. */
import { pushState, putOffPushCard, refreshPush } from '#client/push.ts';
import { readPushToken } from '#client/token.ts';
import { showPushCard } from '#features/push/site/push-card.ts';
import { whenIdle } from '#ui/when-idle.ts';

whenIdle(() => {
  const state = pushState();
  if (state === 'missing' || state === 'install') putOffPushCard();
  else if (readPushToken()) refreshPush().catch(console.error);
  else showPushCard().catch(console.error);
});
