type Suggest = (typed: string) => string[];

let suggest: Suggest | undefined;

/** Loads the words and the letters; most people have a keyboard for Hindi, or write none. */
export async function loadSuggestions(): Promise<void> {
  suggest ??= (await import('#lib/transliterate/suggest.ts')).suggestHindi;
}

/** The Hindi words that Latin letters may stand for; none before they are loaded. */
export const suggestions: Suggest = (typed) => suggest?.(typed) ?? [];
