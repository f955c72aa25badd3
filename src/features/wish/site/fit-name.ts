/** Sets the name of a card on one line: at its full size, or as large as the card is wide. */
export function fitName(name: HTMLElement): void {
  fit(name);
  // The layout asked for the fonts of a name in another script.
  void document.fonts.ready.then(() => fit(name));
  onFontExchange(() => fit(name));
}

function fit(name: HTMLElement): void {
  name.style.setProperty('--fit', '1');
  name.style.setProperty('--fit', `${name.clientWidth / name.scrollWidth}`);
}

/** Calls back once the first page of a visit is set in the fonts of the site; never where it is already. */
function onFontExchange(callback: () => void): void {
  const root = document.documentElement;
  const exchange = new MutationObserver(() => {
    exchange.disconnect();
    callback();
  });
  if (root.dataset['fonts']) exchange.observe(root, { attributeFilter: ['data-fonts'] });
}
