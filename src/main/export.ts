import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config/config.ts';
import { exportCampaign, LEFT_OUT } from '#content/export/export-campaign.ts';
import { FolderInUse, writeFolder } from '#content/export/write-folder.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { exportRedirects } from '#features/redirects/server/redirects-file.ts';
import { collections } from './collections.ts';
import { openStorage } from './gateways.ts';
import { openBesideSite } from './open-beside-site.ts';
import { printStartupError } from './print-startup-error.ts';

const USAGE = 'Name one new folder: npm run export -- FOLDER';

process.exitCode = await exportCommand(process.argv.slice(2));

/** `npm run export -- FOLDER`; the exit code is 0 when all is written, 1 when not, 2 for misuse. */
async function exportCommand([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const count = await exportInto(folder);
    console.log(`${count} files in ${folder}; npm run import takes them`);
    const leftOut = join(folder, LEFT_OUT);
    if (existsSync(leftOut)) console.log(`${leftOut} tells what no file could hold`);
    return 0;
  } catch (error) {
    if (error instanceof FolderInUse) console.error(error.message);
    else printStartupError(error);
    return 1;
  }
}

async function exportInto(folder: string): Promise<number> {
  const config = readConfig();
  const { db, url, close } = await openBesideSite(config.database, console.log);
  try {
    await migrateDatabase(url);
    const storage = openStorage(config);
    const beside = await exportRedirects(db);
    const files = exportCampaign({ db, storage, collections, beside });
    return await writeFolder(folder, files, storage);
  } finally {
    await close();
  }
}
