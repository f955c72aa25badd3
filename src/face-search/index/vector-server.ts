/** Runs a statement and returns its rows. */
export type Query = <Row extends object>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

/** A PostgreSQL server with pgvector, by as little as an index needs of it. */
export interface VectorServer {
  query: Query;
  /** Runs statements of one connection that hold together or not at all. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** The server cannot keep the index; the message says in a sentence what to do. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}
