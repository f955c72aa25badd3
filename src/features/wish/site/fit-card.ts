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

/** The share of a card's width that its lines have, in wish-card.css. */
const ROOM = 0.88;

/** The style sheet makes no name larger for its room, and the card's line thinner under a small one. */
function scaleName(name: HTMLElement): void {
  const { style, clientWidth } = name.parentElement ?? name;
  const letters = document.createRange();
  letters.selectNodeContents(name);
  style.setProperty('--fit', '1');
  style.setProperty('--fit', `${(ROOM * clientWidth) / letters.getBoundingClientRect().width}`);
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
