import { readConfig } from '#config/config.ts';
import { finishPictures } from '#content/files/waiting-pictures.ts';
import { importCampaign } from '#content/import/import-campaign.ts';
import type { ImportCounts } from '#content/import/import-campaign.ts';
import { ImportRefused } from '#content/import/import-error.ts';
import type { ImportError } from '#content/import/import-error.ts';
import { showProgress } from '#content/import/progress.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { importRedirects, readRedirects } from '#features/redirects/server/redirects-file.ts';
import { collections } from './collections.ts';
import { openStorage } from './gateways.ts';
import { openBesideSite } from './open-beside-site.ts';
import { printStartupError } from './print-startup-error.ts';

const USAGE = 'Name one folder: npm run import -- FOLDER';

process.exitCode = await importCommand(process.argv.slice(2));

/** `npm run import -- FOLDER`; the exit code is 0 when all is in, 1 when nothing is, 2 for misuse. */
async function importCommand([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    console.log(summary(await importFolder(folder)));
    return 0;
  } catch (error) {
    printStartupError(error);
    if (error instanceof ImportRefused) console.error(refusal(error));
    return 1;
  }
}

async function importFolder(folder: string): Promise<ImportCounts> {
  const config = readConfig();
  const connection = await openBesideSite(config.database, console.log);
  try {
    await migrateDatabase(connection.url);
    const storage = openStorage(config);
    const progress = showProgress(process.stdout);
    const { db } = connection;
    const faults: ImportError[] = [];
    const shortAddresses = await readRedirects(folder, (fault) => void faults.push(fault));
    if (faults.length > 0) throw new ImportRefused(faults);
    const counts = await importCampaign({
      folder,
      collections,
      db,
      storage,
      progress,
      now: new Date(),
    });
    await importRedirects(db, shortAddresses);
    // Everything can be read already; what is cut off here goes on at the site's next start.
    const begin = (total: number) => progress.begin('Smaller copies of pictures', total);
    await finishPictures({ db, storage, begin });
    return counts;
  } finally {
    await connection.close();
  }
}

/** "612 documents: 600 new, 12 changed, 0 unchanged". */
function summary({ created, changed, unchanged }: ImportCounts): string {
  const all = created + changed + unchanged;
  return `${all} documents: ${created} new, ${changed} changed, ${unchanged} unchanged`;
}

function refusal({ faults }: ImportRefused): string {
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was changed`;
}
