import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when somebody reads a link aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** 49 bits: nobody comes upon one by trying. */
const LENGTH = 10;

export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The code as it is stored, however it was typed. */
export const readCode = (typed: string): string => typed.trim().toLowerCase();
