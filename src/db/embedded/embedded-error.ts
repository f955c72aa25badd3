/** The embedded PostgreSQL cannot run here; the message says why and what to do, in one line. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
