/** Makes all viewed photos one history entry, so that Back leaves the lightbox at once. */
export function keepOneStep(lightbox: HTMLElement): void {
  const links = '.lightbox-close, .lightbox-step, .photo-strip-link';
  for (const link of lightbox.querySelectorAll<HTMLAnchorElement>(links)) {
    link.addEventListener('click', (event) => {
      const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
      location.replace(link.href);
    });
  }
}
