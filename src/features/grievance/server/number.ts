const DIGITS = 7;

/** The number as people see it: 'G-0000123'. */
export function spellNumber(number: number): string {
  return `G-${String(number).padStart(DIGITS, '0')}`;
}

/** The row's number from its spelling; undefined for an invalid one. */
export function readNumber(spelled: string): number | undefined {
  const digits = /^G-(\d{7,15})$/i.exec(spelled.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
