const NARROW_SPACE = '\u202f';

/** Sets a narrow space before each danda, without which पर। reads as परा. */
export function spaceDandas(text: string): string {
  return text.replace(/([^\s।॥])[^\S\n]*(?=[।॥])/g, `$1${NARROW_SPACE}`);
}
