import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether the number of an account was its owner's at a moment; true where no account has the id. */
export const hadNumberAt = (userId: string, at: PgColumn): SQL => sql`not exists (
  select from users u where u.id = ${userId} and u.phone_since > ${at})`;
