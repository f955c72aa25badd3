/** The `ref` of the chosen part of a strip: scrolls the strip sideways until it is in the middle. */
export function revealInStrip(part: HTMLElement | null): void {
  const strip = part?.parentElement;
  if (!part || !strip) return;
  const frame = strip.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  strip.scrollLeft += (left + right - frame.left - frame.right) / 2;
}
