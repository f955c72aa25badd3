import type { Collection } from '#content/declare/collection.ts';
import { exportCampaign } from '#content/export/export-campaign.ts';
import type { ExportedFile } from '#content/export/exported-file.ts';
import { entriesOf } from '#content/export/zip-campaign.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { bind } from '#http/bind.ts';
import { zipAsFound } from '#http/downloads/zip.ts';
import { indianDay } from '#lib/clock.ts';
import { downloadCampaign } from '../contract.ts';

interface CampaignFilesDependencies {
  db: Database;
  storage: Storage;
  collections: readonly Collection[];
  /** Files at the top of the folder, such as the short addresses. */
  readBeside: () => Promise<ExportedFile[]>;
}

export const campaignFilesRoutes = ({
  db,
  storage,
  collections,
  readBeside,
}: CampaignFilesDependencies) => [
  bind(downloadCampaign, async () => {
    const beside = await readBeside();
    const files = exportCampaign({ db, storage, collections, beside });
    return zipAsFound(`campaign-${indianDay(new Date())}.zip`, entriesOf(files, storage));
  }),
];
