import type { Pool } from 'pg';

const OLDEST_VERSION = 15;

/** Makes the first connection; throws when the server is too old or its text is not UTF-8. */
export async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('server_encoding') as encoding`,
  );
  const [server] = rows;
  if (!server) throw new Error('the server does not tell its version');
  if (server.version < OLDEST_VERSION) {
    throw new Error(`it is PostgreSQL ${server.version}; use ${OLDEST_VERSION} or newer`);
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`its encoding is ${server.encoding}; create the database with UTF8`);
  }
}
