import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The database through its pool: every statement takes a connection of its own. */
export type Database = NodePgDatabase & { $client: Pool };

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Anything that runs statements: the database, or the caller's transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;
