import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { AHEAD } from '#lib/lifetime.ts';

/** Whether the clock was not set back by much since something was stamped, whose life is an interval. */
export const isNotAhead = (stampedAt: SQLWrapper, life: SQL): SQL =>
  sql`${stampedAt} - now() <= (${life}) * ${sql.raw(String(AHEAD))}`;
