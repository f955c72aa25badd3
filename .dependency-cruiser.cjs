/**
 * The one rule of imports: they go only down the list, never sideways, never from feature to
 * feature; and what a browser loads reaches only itself, contracts and `lib`.
 */
const LEVELS = [
  ['main'],
  ['site', 'console'],
  ['features'],
  ['people'],
  ['content', 'http', 'jobs', 'ui', 'client'],
  ['db', 'gateways', 'face-search'],
  ['config'],
  ['contract'],
  ['lib'],
];

const TESTS = '(\\.test|-fixture)\\.tsx?$';
const BROWSER =
  '^src/(site|console|ui|client)/|^src/features/[^/]+/(site|console)/|^src/content/(site|console)/';
const CONTRACTS =
  '^src/(contract|lib)/|^src/features/[^/]+/(contract|collection)\\.ts$|^src/content/declare/';
const OUTSIDE = '^node_modules/|^node:';

const foldersOf = (rooms) => `^src/(${rooms.join('|')})/`;

/** Rooms beside or above the given one. */
const roomsNotBelow = (room, level) =>
  LEVELS.slice(0, level + 1)
    .flat()
    .filter((other) => other !== room);

const onlyDown = LEVELS.flatMap((rooms, level) =>
  rooms
    .filter((room) => roomsNotBelow(room, level).length > 0)
    .map((room) => ({
      name: `only-down:${room}`,
      comment: 'Imports go only down; main wires what two rooms of one level need of each other.',
      severity: 'error',
      from: { path: foldersOf([room]), pathNot: TESTS },
      to: { path: foldersOf(roomsNotBelow(room, level)) },
    })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...onlyDown,
    {
      name: 'no-feature-to-feature',
      comment: 'main hands one feature a function of the other, or a job carries the news.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'browser-lane',
      comment: 'What a browser loads reaches only itself, contracts and lib.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: '^src/', pathNot: [BROWSER, CONTRACTS] },
    },
    {
      name: 'contracts-travel',
      comment: 'The browser loads contracts, so they reach only contracts and lib.',
      severity: 'error',
      from: { path: CONTRACTS, pathNot: TESTS },
      to: { path: '^src/', pathNot: CONTRACTS },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would hide from every rule above.',
      severity: 'error',
      from: { pathNot: '^\\.react-router/' },
      to: { couldNotResolve: true, pathNot: '\\+types/|\\?|^virtual:' },
    },
    {
      name: 'no-harness-in-source',
      comment: 'Only tests reach the test harness.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(test|e2e|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: OUTSIDE },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
    },
  },
};
