import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as hindi from '../../src/ui/console/widget-words.ts';

const words = join(import.meta.dirname, '..', '..', 'src', 'ui', 'console', 'widget-words.ts');
const otherLanguage =
  /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/?(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
const wordsOfWidgets =
  /\/react-aria(?:-components)?\/dist\/private\/(?:(\w+)\/)?intlStrings\.m?js$/;

/**
 * Lets React Aria's widgets speak English and Hindi, which it does not have, instead of its thirty
 * languages. Widgets that the agent area does not use keep their English only.
 */
export function widgetWords(): Plugin {
  return {
    name: 'widget-words',
    enforce: 'pre',
    load(id) {
      if (otherLanguage.test(id)) return 'export default {};';
      const [found, group] = wordsOfWidgets.exec(id) ?? [];
      const name = group ?? 'components';
      if (found === undefined || !(name in hindi)) return null;
      const english = group ? `../intl/${group}/en-US.mjs` : './intl/en-US.mjs';
      return `
        import en from ${JSON.stringify(english)};
        import { ${name} as hi } from ${JSON.stringify(words)};
        export default { 'en-US': en, 'hi-IN': hi };`;
    },
  };
}
