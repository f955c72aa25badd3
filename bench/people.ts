import { Client } from 'pg';
import { emptyAccounts } from './people/accounts.ts';
import { benchEnumeration } from './people/enumeration.ts';
import { benchFlood } from './people/flood.ts';
import { benchGrowth } from './people/growth.ts';
import type { Child } from './processes/child.ts';

/** The cost of accounts, and the information that enumeration reveals. */
export async function benchPeople(site: Child, databaseUrl: string): Promise<boolean> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await emptyAccounts(database);
    const reached = [await benchGrowth(site, database)];
    reached.push(await benchEnumeration(site));
    reached.push(await benchFlood(site));
    return reached.every(Boolean);
  } finally {
    await emptyAccounts(database);
    await database.end();
  }
}
