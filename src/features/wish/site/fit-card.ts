/** The sizes of a message, in pixels of the picture: those of draw-wish-card.ts. */
const SIZES = [36, 31, 27, 24, 22];

/** Sets the name of a card on one line: at its full size, or as large as the card is wide. */
export const fitName = (name: HTMLElement): void => fitWithFonts(name, scaleName);

/** Sets a message in the first size in which it fits. */
export const fitMessage = (message: HTMLElement): void => fitWithFonts(message, chooseSize);

function fitWithFonts(words: HTMLElement, fit: (words: HTMLElement) => void): void {
  fit(words);
  // The layout asked for the fonts of words in another script.
  void document.fonts.ready.then(() => fit(words));
  onFontExchange(() => fit(words));
}

/**
 * The padding of the name is not for its letters, so the room is that of the line above. The style sheet
 * makes no name larger for it.
 */
function scaleName(name: HTMLElement): void {
  const letters = document.createRange();
  letters.selectNodeContents(name);
  name.style.setProperty('--fit', '1');
  const room = name.previousElementSibling?.clientWidth ?? 0;
  name.style.setProperty('--fit', `${room / letters.getBoundingClientRect().width}`);
}

function chooseSize(message: HTMLElement): void {
  for (const size of SIZES) {
    message.style.setProperty('--size', `${size}`);
    if (message.scrollHeight <= message.clientHeight) return;
  }
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
