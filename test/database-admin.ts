import { Client, escapeIdentifier } from 'pg';

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a database that the site's role owns, as a copy of another one; files are copied faster than pages. */
export async function createDatabase(
  { adminUrl, siteUrl }: { adminUrl: string; siteUrl: string },
  name: string,
  template: string,
): Promise<void> {
  const owner = escapeIdentifier(decodeURIComponent(new URL(siteUrl).username));
  const copied = `TEMPLATE ${template} STRATEGY file_copy OWNER ${owner}`;
  await runStatement(adminUrl, `CREATE DATABASE ${name} ${copied}`);
}

/** Drops a database with its remaining connections. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await runStatement(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
