import { hash } from '@node-rs/argon2';
import type { Client } from 'pg';

export const password = 'a long walk home';

/** The mobile number of an account by its index, from 0. */
export const numberOf = (account: number) => `+91${7_000_000_000 + account}`;
export const addressOf = (account: number) => `person-${account}@bench.example`;

/** Fills the site up to a number of accounts; all have one password. */
export async function fillAccounts(database: Client, count: number): Promise<void> {
  await database.query(
    `INSERT INTO users (name, email, phone_number, password_hash, language)
     SELECT 'Person ' || n, 'person-' || n || '@bench.example', '+91' || (7000000000 + n), $1, 'en'
     FROM generate_series(0, $2::int - 1) AS n ON CONFLICT DO NOTHING`,
    [await hash(password), count],
  );
  await database.query('ANALYZE users');
}

export async function emptyAccounts(database: Client): Promise<void> {
  await database.query(`DELETE FROM users WHERE email LIKE '%@bench.example'`);
  await database.query('DELETE FROM sessions');
}
