import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test('what an item is has a name, and a collection that is new here has none', () => {
  expect(kindOf({ collection: 'journey' })).toBe('milestone');
  expect(kindOf({ collection: 'recipes' })).toBeUndefined();
});
