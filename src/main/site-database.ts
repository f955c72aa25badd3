import type { Config } from '#config/config.ts';
import { openDatabase } from '#db/connection.ts';

/** Opens the database of the site, and says in the terminal what takes long at a first start. */
export const openSiteDatabase = (
  { database }: Config,
  connectAfter: Promise<unknown> = Promise.resolve(),
) => openDatabase(database, { connectAfter, onProgress: console.log });
