/**
 * Loads what offers push messages, and looks after the token of whoever has one: from the second page of a
 * visit on, and not before the day that was put down.
 */
export function offerPush(): void {
  if (window.Notification?.permission === 'denied') return;
  const { read } = sessionStorage;
  sessionStorage['read'] = 1;
  // Without a network there is nothing to offer.
  if (read && Date.now() > (localStorage['push-card'] ?? 0))
    import(/* @vite-ignore */ window.__hydration.push).catch(() => undefined);
}
