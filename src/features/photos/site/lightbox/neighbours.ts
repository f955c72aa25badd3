interface Connected {
  /** Only in some browsers. */
  connection?: { saveData: boolean };
}

/** Once the photo is there, fetches those beside it, unless the reader saves data. */
export function fetchNeighbours(lightbox: HTMLElement): void {
  addEventListener('load', () => {
    const ahead = lightbox.querySelector('template');
    const isFrugal = (navigator as Connected).connection?.saveData;
    // Pictures are fetched as soon as they belong to the document, in it or not.
    if (ahead && !isFrugal) document.importNode(ahead.content, true);
  });
}
