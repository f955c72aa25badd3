/** Once the photo is there, fetches those beside it, unless the reader saves data. */
export function prefetchNeighbours(lightbox: HTMLElement): void {
  addEventListener('load', () => {
    const ahead = lightbox.querySelector('template');
    if (!ahead || document.documentElement.dataset['lite']) return;
    // Pictures that wait for nothing are fetched as soon as they belong to the document, in it or not.
    for (const picture of ahead.content.querySelectorAll('img')) picture.loading = 'eager';
    document.importNode(ahead.content, true);
  });
}
