import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const leaf = 'export const leaf = 1;\n';
const importing = (path: string) => `import { leaf } from '#${path}';\nexport const x = leaf;\n`;

/** Imports that each break the rule named first. */
const planted = [
  ['only-down:lib', 'lib/a.ts', 'main/leaf.ts'],
  ['only-down:db', 'db/a.ts', 'gateways/leaf.ts'],
  ['only-down:http', 'http/a.ts', 'content/leaf.ts'],
  ['only-down:jobs', 'jobs/a.ts', 'messages/leaf.ts'],
  ['only-down:gateways', 'gateways/a.ts', 'messages/leaf.ts'],
  ['only-down:messages', 'messages/a.ts', 'people/leaf.ts'],
  ['only-down:broadcasts', 'broadcasts/a.ts', 'features/leaf.ts'],
  ['own-tables-of-rooms', 'broadcasts/b.ts', 'db/schema/push.ts'],
  ['only-down:http', 'http/c.ts', 'audit/leaf.ts'],
  ['only-down:audit', 'audit/a.ts', 'people/leaf.ts'],
  ['only-down:ui', 'ui/b.ts', 'art/leaf.ts'],
  ['only-down:art', 'art/a.ts', 'messages/leaf.ts'],
  ['only-down:features', 'features/news/server/a.ts', 'main/leaf.ts'],
  ['only-faces-of-features', 'features/news/server/b.ts', 'features/quiz/server/leaf.ts'],
  ['only-faces-of-features', 'features/news/site/b.tsx', 'features/quiz/site/leaf.ts'],
  ['only-faces-of-features', 'features/news/server/c.ts', 'features/quiz/server/collection.ts'],
  ['own-tables-of-features', 'features/news/server/d.ts', 'db/schema/quiz.ts'],
  ['own-tables-of-features', 'features/news/server/e.ts', 'db/schema/people.ts'],
  ['own-tables-of-accounts', 'features/account/server/a.ts', 'db/schema/quiz.ts'],
  ['own-tables-of-rooms', 'content/server/a.ts', 'db/schema/quiz.ts'],
  ['browser-lane', 'features/news/site/a.tsx', 'features/news/server/leaf.ts'],
  ['browser-lane', 'ui/a.tsx', 'db/leaf.ts'],
  ['browser-lane', 'art/covers/a.ts', 'http/leaf.ts'],
  ['contracts-travel', 'features/news/contract.ts', 'http/leaf.ts'],
  ['no-harness-in-source', 'http/b.ts', '../test/leaf.ts'],
] as const;

const violations = cruise({
  ...Object.fromEntries(planted.map(([, from, to]) => [`src/${from}`, importing(to)])),
  ...Object.fromEntries(planted.map(([, , to]) => [join('src', to), leaf])),
  'src/http/b.ts': "import { leaf } from '../../test/leaf.ts';\nexport const x = leaf;\n",
  'src/config/a.ts': importing('config/gone.ts'),
  'src/lib/ring-a.ts': "import type { B } from './ring-b.ts';\nexport type A = { b?: B };\n",
  'src/lib/ring-b.ts': "import type { A } from './ring-a.ts';\nexport type B = { a?: A };\n",
  'src/lib/leaf.ts': leaf,
  'src/contract/a.ts': importing('lib/leaf.ts'),
  'src/features/quiz/contract.ts': importing('contract/a.ts').replace('{ leaf }', '{ x as leaf }'),
  'src/features/quiz/site/quiz-page.tsx': importing('lib/leaf.ts'),
  'src/features/quiz/server/a.ts': importing('db/leaf.ts'),
  'src/features/quiz/collection.ts': leaf,
  'src/features/quiz/server/b.ts': importing('db/schema/quiz.ts'),
  'src/features/account/server/b.ts': importing('db/schema/people.ts'),
  'src/people/a.ts': importing('db/schema/quiz.ts'),
  'src/main/a.ts': importing('db/schema/quiz.ts'),
  'src/features/wishes/server/a.ts': importing('features/quiz/contract.ts').replace(
    'leaf',
    'x as leaf',
  ),
  'src/features/wishes/site/a.ts': importing('features/quiz/collection.ts'),
});

/** The violations that dependency-cruiser finds in a project of these files: `rule from`. */
function cruise(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'abhiyan-imports-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(folder, name));
  const cruiser = join(ROOT, 'node_modules/.bin/depcruise');
  const rules = join(ROOT, '.dependency-cruiser.cjs');
  const report = spawnSync(
    process.execPath,
    [cruiser, '--config', rules, '--output-type', 'json', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const found: { rule: { name: string }; from: string }[] = JSON.parse(report.stdout).summary
    .violations;
  return found.map(({ rule, from }) => `${rule.name} ${from}`);
}

test.each(planted)('%s is reported for src/%s importing src/%s', (rule, from) => {
  expect(violations).toContain(`${rule} src/${from}`);
});

test('an import that leads nowhere is reported', () => {
  expect(violations).toContain('resolvable src/config/a.ts');
});

test('a circle of types is reported', () => {
  expect(violations).toContain('no-cycle src/lib/ring-a.ts');
});

test('imports that go down are in order', () => {
  const innocent =
    /src\/(contract\/a|people\/|main\/|features\/(quiz\/|wishes\/|account\/server\/b))/;
  expect(violations.filter((violation) => innocent.test(violation))).toEqual([]);
});
