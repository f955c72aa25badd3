/** Marks the page as logged in before the first paint, so that the header never flashes. */
try {
  if (localStorage.getItem('x-access-token')) document.documentElement.dataset['session'] = 'in';
} catch {
  // Storage is switched off: the visitor is logged out.
}

export {};
