import type { Plugin } from 'vite';

const otherLanguage =
  /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Leaves out what React Aria says in thirty languages that the agent area does not speak. It has no
 * Hindi: what its widgets say by themselves is English there, as before.
 */
export function englishWidgets(): Plugin {
  return {
    name: 'english-widgets',
    enforce: 'pre',
    load: (id) => (otherLanguage.test(id) ? 'export default {};' : null),
  };
}
