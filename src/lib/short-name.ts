import { graphemesOf } from './script/grapheme.ts';

/** A name as lists show it: the first word, and the first letter of the last, `Sarita K.` */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = graphemesOf(others.at(-1) ?? '');
  return initial ? `${first} ${initial}.` : first;
}

/** The name by which a letter greets: `Sarita`. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
