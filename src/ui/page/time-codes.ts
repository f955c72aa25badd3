/**
 * Marks the time codes at the beginning of a transcript's paragraphs (`<p>[1:24] …`). Takes and
 * returns clean HTML; the rest of it stays unchanged.
 */
export function markTimeCodes(html: string): string {
  return html.replace(
    /<p>\[(\d{1,2}(?::\d{2}){1,2})\]\s*/g,
    '<p><span class="time-code">$1</span> ',
  );
}

/** A duration in seconds, as a player shows it: 105 is `1:45`. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  const [first = 0, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
