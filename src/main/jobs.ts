import type { Config } from '#config/config.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { eraseAccounts } from '#features/account/server/erase-job.ts';
import { forgetDaily } from '#jobs/forget-daily.ts';
import type { Job } from '#jobs/job.ts';
import { postMessages } from '#jobs/post-messages.ts';
import type { Report } from '#jobs/queue.ts';
import { createCampaignName } from './campaign.ts';
import type { Gateways } from './gateways.ts';

interface Tools {
  config: Config;
  db: Database;
  reader: Reader;
  gateways: Gateways;
  report: Report;
}

/** Every job of the site. */
export function siteJobs({ config, db, reader, gateways, report }: Tools): Job[] {
  const { hostname: host } = new URL(config.site.publicUrl);
  const campaignName = createCampaignName(reader);
  return [
    postMessages({ db, ...gateways, campaignName, host, report }),
    eraseAccounts(db),
    forgetDaily(db),
  ];
}
