import languagesCss from '#ui/styles/languages.css?raw';

/**
 * The line heights and letters of every language, which the site's sheet gives to a page in that
 * language, for the specimens of them all on one page.
 */
export function scriptCss(): string {
  return languagesCss.replaceAll(':root', '.gallery-script');
}
