import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as hindi from './widget-words.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const englishOf = (group: string) =>
  group === 'components'
    ? `${modules}/react-aria-components/dist/private/intl/en-US.mjs`
    : `${modules}/react-aria/dist/private/intl/${group}/en-US.mjs`;

test.each(Object.entries(hindi))(
  'in Hindi widgets say all that they say in English: %s',
  async (group, words) => {
    const { default: english } = await import(/* @vite-ignore */ englishOf(group));
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    const numbers = { number: String };
    const told = {
      count: 3,
      optionCount: 3,
      groupCount: 3,
      isGroupChange: true,
      isSelected: true,
      item: 'X',
      itemText: 'X',
      beforeItemText: 'X',
      afterItemText: 'X',
      optionText: 'X',
      groupTitle: 'X',
    };
    for (const sentence of Object.values(words)) {
      const said = typeof sentence === 'string' ? sentence : sentence(told, numbers);
      expect(said).toMatch(/\p{Script=Devanagari}/u);
      expect(said).not.toContain('undefined');
    }
  },
);
