import { groupDigits } from './numbers.ts';

/** Texts by area and key; plurals are keys that end in `_one`, `_other` and so on, as Intl names them. */
export type Texts = Record<string, Record<string, string>>;

export type Values = Record<string, string | number>;

const slot = /\{\{(\w+)(, number)?\}\}/g;

/** Makes the function that speaks a language: `t('list.count', { count: 3 })`. An unknown key throws. */
export function createTranslator(texts: Texts, language: string) {
  const plurals = new Intl.PluralRules(language);

  function find(path: string, { count }: Values): string {
    const [area = '', key = ''] = path.split('.');
    const inArea = texts[area] ?? {};
    const form = typeof count === 'number' ? inArea[`${key}_${plurals.select(count)}`] : undefined;
    const text = inArea[key] ?? form ?? inArea[`${key}_other`];
    if (text === undefined) throw new Error(`There is no text ${path} in ${language}`);
    return text;
  }

  return (path: string, values: Values = {}): string =>
    find(path, values).replace(slot, (_, name: string, number?: string) => {
      const value = values[name] ?? '';
      return number && typeof value === 'number' ? groupDigits(value) : String(value);
    });
}
