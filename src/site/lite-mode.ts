/** Lite mode beyond its styles: the switch in the footer, and the weight of the page. */
import { dataset } from './root-dataset.ts';

/** Switches the mode for all pages and reloads this one. Throws where storage is switched off. */
export function toggleLiteMode(): void {
  localStorage.setItem('lite', dataset['lite'] ? 'off' : 'on');
  location.reload();
}

/** Keeps the page's transferred weight in kB up to date in the footer, in lite mode only. */
export function showPageWeight(): void {
  const line = document.querySelector<HTMLElement>('[data-weighs]');
  if (!line || !dataset['lite']) return;
  const write = () => {
    const parts = performance.getEntries() as Partial<PerformanceResourceTiming>[];
    let bytes = 0;
    // Entries of other types, such as paints, have no size.
    for (const { encodedBodySize = 0 } of parts) bytes += encodedBodySize;
    line.textContent = `${line.dataset['weighs']} ${Math.ceil(bytes / 1000)} kB`;
  };
  new PerformanceObserver(write).observe({ type: 'resource', buffered: true });
}
