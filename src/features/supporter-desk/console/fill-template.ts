import { longDate } from '#lib/dates.ts';
import type { OpenLetter } from './open-letter.ts';

/** The places of a template, and what fills them for a letter. */
export function fillingsOf(fill: OpenLetter['fill'], language: string): Record<string, string> {
  return { ...fill, day: longDate(new Date(), language) };
}

/** Fills the places `{name}`, `{number}`, `{place}` and `{day}`; another one stays as it is. */
export function fillTemplate(text: string, fillings: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => fillings[name] || whole);
}

/** A text cut where a filled word stands, or a place that nothing filled. */
export function cutAtFillings(
  text: string,
  fillings: Readonly<Record<string, string>>,
): { words: string; isFilled: boolean }[] {
  const filled = Object.values(fillings).filter((value) => value !== '');
  const places = filled.toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(${[...places, String.raw`\{\w+\}`].join('|')})`, 'g');
  return text.split(pattern).map((words, index) => ({ words, isFilled: index % 2 === 1 }));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
