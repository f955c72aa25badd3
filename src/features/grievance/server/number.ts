const DIGITS = 7;

/** 'G-0000123', as people are told it. */
export function spellNumber(number: number): string {
  return `G-${String(number).padStart(DIGITS, '0')}`;
}

/** The number of a row; undefined for what is spelled like none. */
export function readNumber(spelled: string): number | undefined {
  const digits = /^G-(\d{7,15})$/i.exec(spelled.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
