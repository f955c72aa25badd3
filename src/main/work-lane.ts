import type { Config } from '#config/config.ts';
import { connectDatabase } from '#db/connection.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createQueue } from '#jobs/queue.ts';
import type { Report } from '#jobs/queue.ts';
import { createSendMessage } from '#messages/send.ts';
import { listeningUrl } from './ask-page.ts';
import { openGateways, openStorage } from './gateways.ts';
import { siteJobs } from './jobs.ts';
import type { JobsOf } from './jobs.ts';
import { openContent } from './open-content.ts';
import { runningUrl } from './running-database.ts';

/** Nobody waits for a page here, so statements may take longer than those of the site. */
const STATEMENT_TIMEOUT_MS = 60_000;
const POOL_SIZE = 4;

/**
 * The address at which the site that is worked for answers: where it listens if it is on this machine, else
 * the public one. None where it chose a port by itself.
 */
function urlFor({ server, site, work }: Config): string | undefined {
  if (work.lane === 'elsewhere') return site.publicUrl;
  return server.port === 0 ? undefined : listeningUrl(server);
}

/** Does the jobs of the lane `work`, on the database of a site that runs already. */
export async function startWorkLane(config: Config, report: Report, jobsOf: JobsOf = siteJobs) {
  const gateways = openGateways(config);
  const connection = await connectDatabase(runningUrl(config.database), {
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    applicationName: 'abhiyan work',
    onError: report,
  });
  const queue = createQueue(connection);
  const stop = async () => {
    await queue.stop();
    await connection.close();
  };
  try {
    await migrateDatabase(connection.url);
    const { reader, campaign, clock } = await openContent(connection, () => undefined);
    const storage = openStorage(config);
    const { db } = connection;
    const { sendMessage } = createSendMessage(queue.enqueueAll);
    const { enqueue, enqueueAll } = queue;
    const ground = { config, db, reader, clock, gateways, storage, sendMessage };
    const { isShown } = campaign;
    const told = { isShown, siteUrl: () => urlFor(config) };
    const jobs = jobsOf({ ...ground, ...told, enqueue, enqueueAll, report });
    await queue.start(jobs, report, ['work']);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
