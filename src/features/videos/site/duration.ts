/** A duration in seconds as players show it: `0:31`, `12:05`, `1:02:03`. */
export function clockDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  const end = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** A duration in ISO 8601: `PT31S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.round(seconds)}S`;
}
