/** Lite mode beyond its styles: its switch at the foot of a page, and what the page weighs. */
const { dataset } = document.documentElement;

/** Changes the mode for all pages, and loads this one anew in it. Throws where nothing is stored. */
export function switchLite(): void {
  localStorage.setItem('lite', dataset['lite'] ? 'off' : 'on');
  location.reload();
}

/** In lite mode, keeps the page's own weight written at its foot, in kB as it came over the line. */
export function weighPage(): void {
  const line = document.querySelector<HTMLElement>('[data-weighs]');
  if (!line || !dataset['lite']) return;
  const write = () => {
    const parts = performance.getEntries() as Partial<PerformanceResourceTiming>[];
    let bytes = 0;
    // Other entries, such as of paints, have no size.
    for (const { encodedBodySize = 0 } of parts) bytes += encodedBodySize;
    line.textContent = `${line.dataset['weighs']} ${Math.ceil(bytes / 1000)} kB`;
  };
  new PerformanceObserver(write).observe({ type: 'resource', buffered: true });
}
