const NARROW_SPACE = '\u202f';

/** Sets a narrow space before each danda, without which पर। reads as परा. */
export function spaceDandas(text: string): string {
  return text.replace(/([^\s।॥])[^\S\n]*(?=[।॥])/g, `$1${NARROW_SPACE}`);
}

/**
 * Removes the spaces before dandas, as on a painted wall: letters a hand high leave room enough by
 * themselves.
 */
export function closeDandas(text: string): string {
  return text.replace(/\u202f(?=[।॥])/g, '');
}
