/**
 * The script of an album: a photo that is opened is noted in the address, as closing it does, and
 * Back puts the keyboard there again.
 */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('.album-photo-link');
  if (link) history.replaceState(history.state, '', `#${link.id}`);
});

addEventListener('pageshow', () => {
  const [arrival] = performance.getEntriesByType('navigation');
  if ((arrival as PerformanceNavigationTiming | undefined)?.type !== 'back_forward') return;
  document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
});
