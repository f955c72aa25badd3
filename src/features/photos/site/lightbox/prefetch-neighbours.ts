/** Prefetches the neighbours once the photo is loaded, except when the reader saves data. */
export function prefetchNeighbours(lightbox: HTMLElement): void {
  addEventListener('load', () => {
    const ahead = lightbox.querySelector('template');
    if (!ahead || document.documentElement.dataset['lite']) return;
    // Eager pictures load as soon as they belong to the document, even outside its tree.
    for (const picture of ahead.content.querySelectorAll('img')) picture.loading = 'eager';
    document.importNode(ahead.content, true);
  });
}
