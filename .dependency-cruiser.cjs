/**
 * The one rule of imports: they go only down the list, never sideways; a feature shows others its
 * face, `contract.ts` and `collection.ts`, and nothing else; its tables, `db/schema/FEATURE.ts`, are
 * its own, `people`'s and `main`'s; and what a browser loads reaches only itself, contracts and `lib`.
 * The drawings of `art` are held to that too, because the style guide shows them.
 */
const LEVELS = [
  ['main'],
  ['site', 'console'],
  ['features'],
  ['broadcasts'],
  ['people'],
  ['messages', 'audit', 'art'],
  ['content', 'http', 'jobs', 'ui', 'client'],
  ['db', 'gateways', 'face-search'],
  ['config'],
  ['contract'],
  ['lib'],
];

const TESTS = '(\\.test|-fixture)\\.tsx?$';
const FACES = '^src/features/[^/]+/(contract|contract/[^/]+|collection)\\.ts$';
const BROWSER =
  '^src/(site|console|ui|client)/|^src/broadcasts/console/|^src/art/(covers|scenes)/|^src/features/[^/]+/(site|console)/|^src/content/(site|console)/';
/** The steps from a picture to a vector, which a server and a phone go through alike. */
const ENGINE = '^src/face-search/(engine/|vector\\.ts$|model-id\\.ts$)';
const CONTRACTS = `^src/(contract|lib)/|^src/content/declare/|${FACES}|${ENGINE}`;
const ACCOUNTS = '^src/features/(account|sign-in)/';
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
      name: 'only-faces-of-features',
      comment:
        'A feature imports the contract and the collection of another, nothing else: main hands it a function of the other, or a job carries the news.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', FACES] },
    },
    {
      name: 'own-tables-of-features',
      comment:
        'A feature asks the owner of a table for what is in it: `people`, or a function that main hands it.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [TESTS, ACCOUNTS] },
      to: { path: '^src/db/schema/', pathNot: '^src/db/schema/$1\\.ts$' },
    },
    {
      name: 'own-tables-of-accounts',
      comment: 'These two features are the two sides of an account, whose tables are of `people`.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/db/schema/', pathNot: '^src/db/schema/($1|people)\\.ts$' },
    },
    {
      name: 'own-tables-of-rooms',
      comment: 'A room reads and writes the tables in the schema files of its name.',
      severity: 'error',
      from: { path: '^src/(?!features/|people/|main/|db/)([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/db/schema/',
        pathNot: ['^src/db/schema/$1(-files|-publications)?\\.ts$'],
      },
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
