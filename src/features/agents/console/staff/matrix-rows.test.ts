import { expect, test } from 'vitest';
import { sections } from '#contract/permissions.ts';
import { roleNames, roles } from '#contract/roles.ts';
import { cellOf, matrixRows } from './matrix-rows.ts';

test('every section has a row, and one alone', () => {
  const shown = matrixRows.flatMap((row) => row.sections);
  expect(shown.toSorted()).toEqual([...sections].toSorted());
});

test.each(matrixRows)(
  'a row says of each role what is true in all its sections: $label.0',
  (row) => {
    for (const role of roleNames) {
      const [first = [], ...others] = row.sections.map((section) => roles[role][section] ?? []);
      for (const other of others) expect(other, role).toEqual(first);
      expect(cellOf(role, row) === undefined, role).toBe(first.length === 0);
    }
  },
);
