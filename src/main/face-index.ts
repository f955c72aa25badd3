import type { PoolClient } from 'pg';
import { toConnectionError } from '#db/connection-error.ts';
import { createPool } from '#db/pool.ts';
import type { ReadVectors } from '#face-search/index/judged.ts';
import { createPgvectorIndex } from '#face-search/index/pgvector.ts';
import { IndexUnavailable } from '#face-search/index/vector-server.ts';
import type { Query, VectorServer } from '#face-search/index/vector-server.ts';
import type { IndexApart } from '#features/photo-booth/server/follow-faces.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const POOL_SIZE = 2;

/** The index of faces on the server of FACE_INDEX_URL; it connects when it is first used. */
export function openFaceIndex(url: string, readVectors: ReadVectors): IndexApart {
  const pool = createPool(url, {
    applicationName: 'abhiyan face index',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    size: POOL_SIZE,
    onError: (error) => console.error(error.message),
  });

  async function connected<Result>(work: (client: PoolClient) => Promise<Result>) {
    const client = await pool.connect().catch((error: unknown) => {
      const { message } = toConnectionError(url, error, 'FACE_INDEX_URL');
      throw new IndexUnavailable(message, { cause: error });
    });
    try {
      return await work(client);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  }

  const server: VectorServer = {
    query: (text, params) => connected((client) => queryOf(client)(text, params)),
    transaction: (work) =>
      connected(async (client) => {
        await client.query('begin');
        // Where the work fails, the connection is closed and its transaction with it.
        const result = await work(queryOf(client));
        await client.query('commit');
        return result;
      }),
  };
  return { index: createPgvectorIndex(server, readVectors), close: () => pool.end() };
}

const queryOf =
  (client: PoolClient): Query =>
  async (text, params = []) => {
    try {
      return (await client.query(text, [...params])).rows;
    } catch (error) {
      const said = error instanceof Error ? error.message : '';
      throw new IndexUnavailable(`The server of FACE_INDEX_URL says: ${said}`, { cause: error });
    }
  };
