import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test('the kind of an item has a name, and an unknown collection has none', () => {
  expect(kindOf({ collection: 'journey' })).toBe('milestone');
  expect(kindOf({ collection: 'recipes' })).toBeUndefined();
});
