/**
 * Loads what offers push messages, and looks after the token of whoever has one: from the second page on,
 * and not before the day that was put down.
 */
export function offerPush(): void {
  if (!('PushManager' in window) || Notification.permission === 'denied') return;
  const day = localStorage.getItem('push-card');
  if (!day) localStorage.setItem('push-card', '1');
  else if (Date.now() > +day) void import(/* @vite-ignore */ window.__hydration.push);
}
