import { expect, test } from 'vitest';
import type { ProjectFile } from './project.ts';
import { readSpecLines } from './spec-line.ts';
import { faultsOf, traceLines } from './trace.ts';

const lines = readSpecLines(`
Frame:
  - id: frame:dropdowns
    says: One dropdown at a time
  - id: frame:profile-menu
    issue: 4
Calls:
  - id: call:GET /journey/get
  - id: route:/faq
`);

function file(path: string, text: string, kind: ProjectFile['kind'] = 'code'): ProjectFile {
  return { path, text, kind };
}

const whole = [
  file('src/site/frame/menu.tsx', '{/* spec: frame:dropdowns */}'),
  file('src/site/frame/menu.test.tsx', "test('one opens (spec: frame:dropdowns)')", 'test'),
  file('src/features/journey/contract.ts', "listCall(journey, '/journey/get')"),
  file('src/features/journey/calls.test.ts', "get('/api/journey/get')", 'test'),
  file('src/site/routes.ts', "route('faq', page)"),
  file('e2e/faq.spec.ts', "await page.goto('/faq')", 'journey'),
];

const faultsIn = (files: ProjectFile[]) => faultsOf(traceLines(lines, files), files);

test('a line with code and test, or with a later issue, is in order', () => {
  expect(faultsIn(whole)).toEqual([]);
});

test('a line that no test shows is an orphan', () => {
  expect(faultsIn(whole.filter(({ kind }) => kind !== 'test'))).toEqual([
    'frame:dropdowns has no test.',
    'call:GET /journey/get has no test.',
  ]);
});

test('a line without code is an orphan', () => {
  expect(faultsIn(whole.filter(({ path }) => path !== 'src/site/routes.ts'))).toEqual([
    'route:/faq has no code.',
  ]);
});

test('an id that the specification does not have is a fault', () => {
  const typo = file('src/a.ts', '// spec: frame:dropdown, frame:dropdowns');
  expect(faultsIn([...whole, typo])).toEqual([
    'src/a.ts names frame:dropdown, which docs/spec-lines.yaml does not have.',
  ]);
});

test('a longer path does not stand for a shorter one', () => {
  const other = file('src/features/x/contract.ts', "path: '/journey/get/all'");
  const [trace] = traceLines(lines, [other]).filter(({ id }) => id.startsWith('call:'));
  expect(trace?.code).toEqual([]);
});
