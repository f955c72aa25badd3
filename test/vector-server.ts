import { PGlite } from 'pglite';
import { vector } from 'pglite/vector';
import type { VectorServer } from '#face-search/index/vector-server.ts';

/** PostgreSQL with pgvector in this process, for Debian has no pgvector. It is one session, whoever asks. */
export const openVectorDatabase = () => PGlite.create({ extensions: { vector } });

/** Such a database as an index asks it. */
export function vectorServer(database: PGlite): VectorServer {
  return {
    query: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await database.query<Row>(text, [...params])).rows,
    transaction: (work) =>
      database.transaction((tx) =>
        work(
          async <Row extends object>(text: string, params: readonly unknown[] = []) =>
            (await tx.query<Row>(text, [...params])).rows,
        ),
      ),
  };
}
