import { expect, test } from 'vitest';
import { fileNameFor } from './file-name.ts';

const address = '/media/e4121c8e.pdf';

test.each([
  ['The budget on four pages', 'The budget on four pages.pdf'],
  ['चार पन्नों में बजट', 'चार पन्नों में बजट.pdf'],
  ['What next? Roads: 2026/27', 'What next Roads 2026 27.pdf'],
  ['..\\..\\etc\u202e', 'etc.pdf'],
  ['One\nletter.', 'One letter.pdf'],
])('«%s» is kept as %s', (title, name) => {
  expect(fileNameFor(title, address)).toBe(name);
});

test('a long title is cut between letters, so that every file system takes it', () => {
  const name = fileNameFor('क्षे'.repeat(100), address);
  expect(new TextEncoder().encode(name).length).toBeLessThan(200);
  expect(name).toMatch(/^(?:क्षे)+\.pdf$/);
});
