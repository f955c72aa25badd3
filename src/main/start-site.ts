import { createAuditLog } from '#audit/audit-log.ts';
import type { Config } from '#config/config.ts';
import { publishWhenDue } from '#content/server/edit/publish-due.ts';
import type { DatabaseConnection } from '#db/connection.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createFindPhoto } from '#features/account/server/stored-photos.ts';
import { adoptMediaJob } from '#features/media-library/server/tidy-jobs.ts';
import { indexFacesJob } from '#features/photo-booth/server/index-job.ts';
import { createFigures } from '#features/today/server/figures.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { createApp } from '#http/app.ts';
import type { AppOptions } from '#http/app.ts';
import { createLimits } from '#http/limits/limits.ts';
import { PageCache } from '#http/page-cache/page-cache.ts';
import { createPreviewSigner } from '#http/previews.ts';
import { ReplyCache } from '#http/reply-cache.ts';
import { createFileSigner } from '#http/signed-files.ts';
import { uploadsFolder } from '#http/uploads/uploads-folder.ts';
import { createQueue } from '#jobs/queue.ts';
import type { Queue, Report } from '#jobs/queue.ts';
import { createSendMessage } from '#messages/send.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { createProofs, createAccountServices } from './account-services.ts';
import { createAnswersHere } from './answers-here.ts';
import { listeningUrl } from './ask-page.ts';
import { openBooth } from './booth.ts';
import { bindCalls, bindUploads } from './calls.ts';
import { collections } from './collections.ts';
import { fileLettersJob } from './file-letters-job.ts';
import { finishPicturesJob } from './finish-pictures-job.ts';
import { welcomeFirstAgent } from './first-agent.ts';
import { openGateways, openStorage } from './gateways.ts';
import type { Gateways } from './gateways.ts';
import { addHealth } from './health.ts';
import { heldPostsOf } from './held-posts.ts';
import { siteJobs } from './jobs.ts';
import type { JobsOf } from './jobs.ts';
import { openContent } from './open-content.ts';
import { mailPreviewsOf, outgoingOf } from './outgoing.ts';
import { warnOfOldNames } from './registered-names.ts';
import { reindexJob } from './reindex-job.ts';
import { readSecret } from './secret.ts';
import { seedWhenEmpty } from './seed-demo.ts';
import { openSiteDatabase } from './site-database.ts';
import { storedFilesOf } from './site-files.ts';
import { consoleOf, pagesOf, previewsOf } from './site-pages.ts';
import type { BuiltPages } from './site-pages.ts';
import { superviseWorker } from './supervise-worker.ts';
import type { WorkerOptions } from './supervise-worker.ts';

interface SiteOptions extends BuiltPages, Pick<AppOptions, 'log' | 'clientFolders'> {
  /** The site's own unless told, which only tests do. */
  jobsOf?: JobsOf;
  worker?: WorkerOptions;
  /** The database, when it was opened meanwhile; it is closed with the site, and when that does not start. */
  connection?: DatabaseConnection;
}

/** Starts the site: database, migrations, content, server. Whatever fails, nothing is left running. */
export async function startSite(config: Config, parts: SiteOptions) {
  const connection = parts.connection ?? (await openSiteDatabase(config));
  try {
    const gateways = openGateways(config);
    await migrateDatabase(connection.url);
    const storage = openStorage(config);
    await seedWhenEmpty(connection.db, storage, process.stdout);
    await welcomeFirstAgent(connection.db, config.firstAgent, process.stdout);
    return await serve(config, parts, { connection, storage, gateways });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The resources that the site runs on. */
interface Infrastructure {
  connection: DatabaseConnection;
  storage: Storage;
  gateways: Gateways;
}

async function serve(config: Config, parts: SiteOptions, ground: Infrastructure) {
  const { connection, gateways, storage } = ground;
  const { db } = connection;
  const queue = createQueue(connection);
  const { app, reader, campaign, clock } = await createSite(config, parts, ground, queue);
  const report: Report = (error) => app.log.error(error);
  await warnOfOldNames(reader, gateways.registeredNames, (line) => app.log.warn(line));
  const due = publishWhenDue(db, collections, report, heldPostsOf({ clock, report }));
  const stopWorking = async () => {
    due.stop();
    await queue.stop();
  };
  const { jobsOf = siteJobs } = parts;
  const isInside = config.work.lane === 'inside';
  try {
    const { sendMessage } = createSendMessage(queue.enqueueAll);
    const { enqueue, enqueueAll } = queue;
    const { isShown } = campaign;
    const siteUrl = () => addressOf(app);
    const told = { config, db, reader, clock, isShown, siteUrl, gateways, storage };
    const jobs = jobsOf({ ...told, sendMessage, enqueue, enqueueAll, report });
    await queue.start(jobs, report, isInside ? ['site', 'work'] : ['site']);
    await queue.enqueue(finishPicturesJob, {}, db);
    await queue.enqueue(reindexJob, {}, db);
    await queue.enqueue(fileLettersJob, {}, db);
    await queue.enqueue(adoptMediaJob, {}, db);
    await queue.enqueue(indexFacesJob, {}, db);
    const address = await app.listen({ host: config.server.host, port: config.server.port });
    const worker = config.work.lane === 'apart' ? superviseWorker(report, parts.worker) : undefined;
    const stop = async () => {
      await Promise.all([worker?.stop(), app.close()]);
      await stopWorking();
      await connection.close();
    };
    return { address, stop };
  } catch (error) {
    await stopWorking();
    throw error;
  }
}

/** The URL at which the app listens, once it does. */
function addressOf({ server }: ReturnType<typeof createApp>): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  return listeningUrl({ host: address.address, port: address.port });
}

/** The services of the content, of which every feature may need some. */
function contentServices({ reader, campaign, clock, storage }: ContentServices) {
  return {
    reader,
    storage,
    clock,
    isOff: campaign.isOff,
    whenMayGoOut: clock.whenMayGoOut,
    offeredLanguages: campaign.offeredLanguages,
    answersHere: createAnswersHere(reader),
  };
}

interface ContentServices extends Pick<
  Awaited<ReturnType<typeof openContent>>,
  'reader' | 'campaign' | 'clock'
> {
  storage: Storage;
}

async function createSite(
  config: Config,
  parts: SiteOptions,
  { connection, storage, gateways }: Infrastructure,
  queue: Queue,
) {
  const { development, clientFolders, log } = parts;
  const cache = new PageCache(development && { maxBytes: 1 });
  const replies = new ReplyCache();
  const { db, pool } = connection;
  const booth = openBooth(connection, queue.enqueue, config.faces.indexUrl);
  const { campaign, reader, clock } = await openContent(connection, (changed) => {
    for (const each of [replies, cache]) each.drop(changed);
    booth.note(changed);
  });
  const secret = await readSecret(config.data.folder);
  const limits = createLimits({ pool, scale: config.limits.scale, log: console });
  const [signer, previewSigner] = [createFileSigner(secret), createPreviewSigner(secret)];
  const figures = createFigures({ db, report: console.error });
  const features = {
    ...outgoingOf(config, { gateways, reader, previewSigner }),
    ...createAccountServices(config, { db, reader, queue, secret }),
    ...contentServices({ reader, campaign, clock, storage }),
    faces: booth.faces,
    enqueueAll: queue.enqueueAll,
    enqueue: queue.enqueue,
    signFile: signer.sign,
    noteFoundNothing: figures.noteFoundNothing,
    signPreview: previewSigner.sign,
    report: (error: unknown) => app.log.error(error),
  };
  const calls = bindCalls(features);
  const pageParts = { campaign, config, built: parts, reader, storage, db };
  const app = createApp({
    trustedProxies: config.server.trustedProxies,
    publicUrl: config.site.publicUrl,
    calls,
    isEnabled: campaign.isEnabled,
    limits,
    sessions: createSessions(db),
    audit: createAuditLog(db),
    proofs: createProofs(config, secret, limits),
    recaptcha: config.recaptcha !== undefined,
    userPhotos: createFindPhoto(db),
    cache,
    countPage: figures.countPage,
    pages: pagesOf({ ...pageParts, calls, replies }),
    previews: previewsOf(pageParts, previewSigner, features),
    mailPreviews: mailPreviewsOf(db, previewSigner, features),
    console: consoleOf(parts, reader),
    clientFolders,
    around: development?.around,
    log,
    uploads: { endpoints: bindUploads(features), db, storage, folder: uploadsFolder(config) },
    ...storedFilesOf({ db, storage, signer }),
  });
  addHealth(app, pool);
  for (const stop of [figures.stop, booth.stop]) app.addHook('onClose', stop);
  return { app, reader, campaign, clock };
}
