/** A check: Node scripts that run one after the other until one fails. */
export interface Check {
  name: string;
  commands: string[][];
}

const tool = (name: string) => `node_modules/.bin/${name}`;

/** All checks, the slow ones first. */
export const checks: Check[] = [
  {
    name: 'types',
    commands: [
      [tool('react-router'), 'typegen'],
      ['node_modules/typescript-7/bin/tsc', '-p', '.'],
    ],
  },
  {
    name: 'lint',
    commands: [
      [tool('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    ],
  },
  { name: 'unused', commands: [[tool('knip'), '--no-progress', '--no-config-hints']] },
  { name: 'imports', commands: [[tool('depcruise'), '--output-type', 'err-long', 'src']] },
  { name: 'copies', commands: [[tool('jscpd')]] },
  { name: 'format', commands: [[tool('oxfmt'), '--check']] },
  { name: 'spec-map', commands: [['scripts/spec-map.ts', '--check']] },
  { name: 'permissions', commands: [['scripts/permissions.ts', '--check']] },
  { name: 'house-words', commands: [['scripts/house-words.ts']] },
];
