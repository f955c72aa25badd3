import { expect, test } from 'vitest';
import { faultsInFile } from './house-words.ts';

// Composed here, because this file would violate the rule otherwise.
const home = ['', 'home', 'asha'].join('/');
const host = ['registry', 'npmjs', 'org'].join('.');

test.each([
  ['src/lib/utils.ts', ''],
  ['src/common/clock.ts', ''],
  ['docs/start.md', `run ${home}/start`],
  ['.npmrc', `registry=https://${host}`],
])('%s with "%s" has a fault', (path, text) => {
  expect(faultsInFile(path, text)).toHaveLength(1);
});

test.each([
  ['src/site/home/hero.tsx', "import { Hero } from './home/hero.tsx';"],
  ['src/features/news/site/news-page.tsx', "import { Hero } from '#site/home/hero.tsx';"],
  ['demo/news/uncommon.md', 'see https://site.example/work/plan'],
])('%s with "%s" is in order', (path, text) => {
  expect(faultsInFile(path, text)).toEqual([]);
});
