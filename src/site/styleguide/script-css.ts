import languagesCss from '#ui/styles/languages.css?raw';

/**
 * The line heights and fonts of every language at once; the site's own style sheet sets only those
 * of the page's language.
 */
export function scriptCss(): string {
  return languagesCss.replaceAll(':root', '.gallery-script');
}
