import { createContext, useContext } from 'react';

/** The texts of the interface; the site adds them by declaration merging. */
export interface SiteTexts {}

type Plural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** `area.key` of every text, plurals by their base. */
export type TextKey = {
  [Area in keyof SiteTexts]: `${Area}.${Plural<keyof SiteTexts[Area] & string>}`;
}[keyof SiteTexts];

type Slots<Text> = Text extends `${string}{{${infer Slot}}}${infer Rest}`
  ? (Slot extends `${infer Name}, ${string}` ? Name : Slot) | Slots<Rest>
  : never;

/** The texts that nothing is filled into: what a table can name. */
export type PlainTextKey = {
  [Path in TextKey]: [Slots<TextOf<Path>>] extends [never] ? Path : never;
}[TextKey];

type TextOf<Path> = Path extends `${infer Area extends keyof SiteTexts}.${infer Key}`
  ? {
      [Each in keyof SiteTexts[Area]]: Plural<Each> extends Key ? SiteTexts[Area][Each] : never;
    }[keyof SiteTexts[Area]]
  : never;

type Given<Path> = [Slots<TextOf<Path>>] extends [never]
  ? []
  : [values: Record<Slots<TextOf<Path>>, string | number>];

export type Translate = <Path extends TextKey>(path: Path, ...values: Given<Path>) => string;

const untranslated = ((path: string) => path) as Translate;

const Translation = createContext<Translate>(untranslated);

/** Gives every component below it the texts of a language. */
export const TranslationProvider = Translation.Provider;

/** The texts of the page's language: `const { t } = useTranslation()`. */
export function useTranslation(): { t: Translate } {
  return { t: useContext(Translation) };
}
