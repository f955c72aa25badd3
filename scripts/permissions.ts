/**
 * Writes docs/permissions.md from the declarations: the permissions of each role, and the callers
 * of each call. With `--check` it writes nothing and fails when the page is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#db/database.ts';
import * as schema from '#db/schema/index.ts';
import { callsOf } from '#test/calls-of.ts';
import { tableOfCalls, tableOfRoles } from './permissions/tables.ts';

const PAGE = 'docs/permissions.md';

// Binding a call does not query the database.
const calls = callsOf(drizzle.mock({ schema }) as unknown as Database);

const page = `# Permissions
Written by \`npm run permissions\` from \`src/contract/roles.ts\` and the declarations of the calls;
\`test/permission-matrix.test.ts\` tries every cell over HTTP.

## Roles
An agent may hold several, and each for some languages only: then all but reading is limited to
these. A translator always has a list of languages.

${tableOfRoles()}

## Calls
\`half\` is an agent with every role who has yet to set up a second factor; \`agent\` is one without
any role. \`own\` needs no permission: it concerns nobody but the agent.

${tableOfCalls(calls.map(({ endpoint }) => endpoint))}
`;

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} is old: run "npm run permissions".`);
  process.exitCode = 1;
}
