/** Sets the name of a card on one line: at its full size, or as large as the card is wide. */
export function fitName(name: HTMLElement): void {
  fit(name);
  // The layout asked for the fonts of a name in another script.
  void document.fonts.ready.then(() => fit(name));
}

function fit(name: HTMLElement): void {
  name.style.setProperty('--fit', '1');
  name.style.setProperty('--fit', `${name.clientWidth / name.scrollWidth}`);
}
