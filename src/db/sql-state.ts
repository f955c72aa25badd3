import { DatabaseError } from 'pg';

/** PostgreSQL's code of an error (`23505` is a unique violation), also below a wrapping error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code;
  return error instanceof Error && error.cause ? sqlStateOf(error.cause) : undefined;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because another one has what no two may have. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}
