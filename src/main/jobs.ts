import { verifyNightly } from '#audit/verify-nightly.ts';
import type { Config } from '#config/config.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { eraseAccounts } from '#features/account/server/erase-job.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import type { Post } from '#messages/post.ts';
import { sendMessages } from '#messages/send-messages.ts';
import { forgetDaily } from '#people/forget-daily.ts';
import { emptyBinNightly } from './empty-bin.ts';
import { forgetUploadsNightly } from './forget-uploads.ts';
import type { Gateways } from './gateways.ts';
import { indexTextsAnew } from './index-anew-job.ts';
import { messages } from './messages.ts';
import { personalData } from './personal-data.ts';
import { createSender } from './sender.ts';

/** Dependencies of the jobs. */
export interface JobParts {
  config: Config;
  db: Database;
  reader: Reader;
  gateways: Gateways;
  storage: Storage;
  /** For a job that writes to people. */
  post: Post;
  report: Report;
}

export type JobsOf = (parts: JobParts) => readonly Job[];

/** Every job of the site. */
export const siteJobs: JobsOf = (parts) => {
  const { config, db, reader, gateways, storage, report } = parts;
  const { registeredNames, ...vendors } = gateways;
  const sender = createSender(reader, { publicUrl: config.site.publicUrl, registeredNames });
  const { wantedPerSecond } = config.messages;
  const sending = { db, ...vendors, declarations: messages, wantedPerSecond, sender, report };
  return [
    sendMessages('transactional', sending),
    sendMessages('wanted', sending),
    eraseAccounts(db, personalData),
    forgetDaily(db, personalData),
    forgetUploadsNightly(config, db, storage),
    indexTextsAnew(db),
    verifyNightly({ db, report, tell }),
    emptyBinNightly(db),
  ];
};

/** One line of the process's log, wherever it works. */
const tell = (line: object) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
