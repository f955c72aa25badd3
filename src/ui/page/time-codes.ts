/**
 * Sets the time codes that paragraphs of a transcript begin with (`<p>[1:24] …`) as quiet marks.
 * Takes and gives clean HTML; anything else in it stays as it is.
 */
export function markTimeCodes(html: string): string {
  return html.replace(
    /<p>\[(\d{1,2}(?::\d{2}){1,2})\]\s*/g,
    '<p><span class="time-code">$1</span> ',
  );
}

/** A length of sound in seconds, as a player shows it: 105 is `1:45`. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  const [first = 0, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
