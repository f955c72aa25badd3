import type { ServerBuild } from 'react-router';
import { createSharePictures } from '#art/share-pictures/share-pictures.ts';
import { createAuditLog } from '#audit/audit-log.ts';
import type { Config } from '#config/config.ts';
import { openMedia } from '#content/files/serve.ts';
import type { CoverLook } from '#content/server/cover.ts';
import { publishWhenDue } from '#content/server/edit/publish-due.ts';
import type { Reader } from '#content/server/reader.ts';
import type { DatabaseConnection } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { findPhoneFile } from '#face-search/phone-files.ts';
import { createFindPhoto } from '#features/account/server/stored-photos.ts';
import { adoptMediaJob } from '#features/media-library/server/tidy-jobs.ts';
import { indexFacesJob } from '#features/photo-booth/server/index-job.ts';
import { settings } from '#features/settings/collection.ts';
import { createFigures } from '#features/today/server/figures.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { createApp } from '#http/app.ts';
import type { AppOptions } from '#http/app.ts';
import type { BoundCall } from '#http/bind.ts';
import { createLimits } from '#http/limits/limits.ts';
import { PageCache } from '#http/page-cache/page-cache.ts';
import { createPreviewSigner } from '#http/previews.ts';
import type { PreviewSigner } from '#http/previews.ts';
import { ReplyCache } from '#http/reply-cache.ts';
import { createFileSigner } from '#http/signed-files.ts';
import type { SignedFiles } from '#http/signed-files.ts';
import { createQueue } from '#jobs/queue.ts';
import type { Queue, Report } from '#jobs/queue.ts';
import { createSendMessage } from '#messages/send.ts';
import { createSessions, isSessionAlive } from '#people/realms/sessions.ts';
import { createProofs, createAccountServices } from './account-services.ts';
import { createAnswersHere } from './answers-here.ts';
import { listeningUrl } from './ask-page.ts';
import { openBooth } from './booth.ts';
import { bindCalls, bindUploads } from './calls.ts';
import { collections, searchable } from './collections.ts';
import { createConsole } from './console.ts';
import { uploadsFolder } from './delete-old-uploads.ts';
import { fileLettersJob } from './file-letters-job.ts';
import { createFileSize } from './file-size.ts';
import { finishPicturesJob } from './finish-pictures-job.ts';
import { welcomeFirstAgent } from './first-agent.ts';
import { openGateways, openStorage } from './gateways.ts';
import type { Gateways } from './gateways.ts';
import { addHealth } from './health.ts';
import { siteJobs } from './jobs.ts';
import type { JobsOf } from './jobs.ts';
import { openContent } from './open-content.ts';
import { mailPreviewsOf, outgoingOf } from './outgoing.ts';
import { createPages } from './pages.ts';
import type { PagesOptions } from './pages.ts';
import { heldPostsOf } from './planned.ts';
import { createPreviews } from './previews.ts';
import { createRedirects } from './redirects.ts';
import { warnOfOldNames } from './registered-names.ts';
import { reindexJob } from './reindex-job.ts';
import { readSecret } from './secret.ts';
import { seedWhenEmpty } from './seed-demo.ts';
import { openSiteDatabase } from './site-database.ts';
import { superviseWorker } from './supervise-worker.ts';
import type { WorkerOptions } from './supervise-worker.ts';

interface SiteOptions extends Pick<AppOptions, 'log' | 'clientFolders'> {
  /** The built pages; asked for anew on each request, so that development can swap them. */
  build: () => Promise<ServerBuild>;
  /** The page of the agent area; without it there is none. */
  consoleTemplate?: () => Promise<string>;
  /** Development only: its server stands before the router, nothing is kept, and its policy is loose. */
  development?: { around: NonNullable<AppOptions['around']>; contentSecurityPolicy: string };
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
  const due = publishWhenDue(db, collections, report, heldPostsOf({ db, clock, report }));
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

/** Where it listens, once it does. */
function addressOf({ server }: ReturnType<typeof createApp>): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  return listeningUrl({ host: address.address, port: address.port });
}

async function createSite(
  config: Config,
  parts: SiteOptions,
  { connection, storage, gateways }: Infrastructure,
  queue: Queue,
) {
  const { development, clientFolders, log } = parts;
  const { publicUrl } = config.site;
  const cache = new PageCache(development && { maxBytes: 1 });
  const replies = new ReplyCache();
  const { db, pool } = connection;
  const booth = openBooth(connection, queue.enqueue, config.faces.indexUrl);
  const { campaign, reader, clock } = await openContent(connection, (changed) => {
    replies.drop(changed);
    cache.drop(changed);
    booth.note(changed);
  });
  const secret = await readSecret(config.data.folder);
  const limits = createLimits({ pool, scale: config.limits.scale, log: console });
  const signer = createFileSigner(secret);
  const previewSigner = createPreviewSigner(secret);
  const people = createAccountServices(config, { db, reader, queue, secret });
  const figures = createFigures({ db, report: console.error });
  const features = {
    ...outgoingOf(config, { gateways, reader, previewSigner }),
    ...{ faces: booth.faces, enqueueAll: queue.enqueueAll },
    ...{ reader, enqueue: queue.enqueue, storage, signFile: signer.sign, ...people },
    ...{ noteFoundNothing: figures.noteFoundNothing, isOff: campaign.isOff },
    ...{ clock, whenMayGoOut: clock.whenMayGoOut, offeredLanguages: campaign.offered },
    ...{ signPreview: previewSigner.sign, answersHere: createAnswersHere(reader) },
  };
  const calls = bindCalls(features);
  const pageParts = { campaign, config, parts, reader, storage, db };
  const app = createApp({
    trustedProxies: config.server.trustedProxies,
    publicUrl,
    calls,
    isEnabled: campaign.isEnabled,
    limits,
    ...{ sessions: createSessions(db), audit: createAuditLog(db) },
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
    ...{ media: mediaIn(storage), largeFiles: (name: string) => findPhoneFile(name) },
    uploads: { endpoints: bindUploads(features), db, storage, folder: uploadsFolder(config) },
    signedFiles: signedFilesOf({ db, storage, signer }),
  });
  addHealth(app, pool);
  for (const stop of [figures.stop, booth.stop]) app.addHook('onClose', stop);
  return { app, reader, campaign, clock };
}

function previewsOf(
  parts: Omit<PageParts, 'calls' | 'replies'>,
  signer: PreviewSigner,
  features: Parameters<typeof bindCalls>[0],
) {
  return createPreviews({
    ...{ db: parts.db, signer, look: parts.campaign.look },
    bindFor: (reader) => bindCalls({ ...features, reader }),
    pagesFor: (calls, replies) => pagesOf({ ...parts, calls, replies }),
  });
}

interface PageParts {
  calls: readonly BoundCall[];
  replies: ReplyCache;
  campaign: Pick<PagesOptions, 'isOwnMark' | 'isPathOff'> & { look: () => CoverLook };
  config: Config;
  parts: SiteOptions;
  reader: Reader;
  storage: Storage;
  db: Database;
}

function pagesOf({ calls, replies, campaign, config, parts, reader, storage, db }: PageParts) {
  return createPages({
    build: parts.build,
    calls,
    replies,
    publicUrl: config.site.publicUrl,
    isOwnMark: campaign.isOwnMark,
    isPathOff: campaign.isPathOff,
    moved: createRedirects(reader, db),
    sharePicture: sharePicturesOf(reader, storage),
    lengthOf: createFileSize(storage),
    contentSecurityPolicy: parts.development?.contentSecurityPolicy,
  });
}

function consoleOf({ consoleTemplate, development }: SiteOptions, reader: Reader) {
  if (!consoleTemplate) return undefined;
  const contentSecurityPolicy = development?.contentSecurityPolicy;
  return createConsole({ reader, template: consoleTemplate, contentSecurityPolicy });
}

function sharePicturesOf(reader: Reader, storage: Storage) {
  return createSharePictures({
    reader,
    collections: searchable,
    async findCampaign(language) {
      const found = await reader.find(settings, language, 'campaign');
      return found && { ...found, slogan: found.slogans[language] ?? found.title };
    },
    readFile: storage.get,
  });
}

function signedFilesOf({ db, storage, signer }: Pick<PageParts, 'db' | 'storage'> & SignerPart) {
  const isAlive: SignedFiles['isAlive'] = (id, hash) => isSessionAlive(db, id, hash);
  return { signer, isAlive, find: storedIn(storage) };
}

type SignerPart = Pick<SignedFiles, 'signer'>;

function storedIn(storage: Storage): SignedFiles['find'] {
  return async (key) => {
    const bytes = await storage.size(key);
    return bytes === undefined ? undefined : { bytes, read: (range) => storage.stream(key, range) };
  };
}

/** Stored files never change, so their names stand for their bytes. */
function mediaIn(storage: Storage): AppOptions['media'] {
  return async (path) => {
    const media = await openMedia(storage, path);
    if (!media) return undefined;
    const { name, size, stream } = media;
    const standIn = name === path ? {} : { standIn: name };
    return { bytes: size, version: name, read: stream, ...standIn };
  };
}
