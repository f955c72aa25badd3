import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { Config } from '#config/config.ts';
import { openMedia } from '#content/files/serve.ts';
import { publishWhenDue } from '#content/server/publish-due.ts';
import type { Reader } from '#content/server/reader.ts';
import { openDatabase } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { findPhotosIn } from '#features/account/server/photos.ts';
import { createSharePictures } from '#features/covers/server/share/share-pictures.ts';
import { settings } from '#features/settings/collection.ts';
import { createSessions } from '#features/sign-in/server/session-store.ts';
import { createApp } from '#http/app.ts';
import type { AppOptions } from '#http/app.ts';
import { KeptReplies } from '#http/kept-replies.ts';
import { createLimits } from '#http/limits/limits.ts';
import { PageCache } from '#http/page-cache/page-cache.ts';
import { createQueue } from '#jobs/queue.ts';
import type { Enqueue, Report } from '#jobs/queue.ts';
import { searchable } from './collections.ts';
import { openContent } from './content.ts';
import { bindCalls } from './features.ts';
import { fillWhenEmpty } from './fill.ts';
import { openGateways } from './gateways.ts';
import type { Gateways } from './gateways.ts';
import { addHealth } from './health.ts';
import { siteJobs } from './jobs.ts';
import { createLengthOf } from './length-of.ts';
import { createPages } from './pages.ts';
import { createProofs, peopleParts } from './people.ts';
import { readSecret } from './secret.ts';

interface Parts extends Pick<AppOptions, 'log' | 'clientFolder'> {
  /** The built pages; asked for anew on each request, so that development can swap them. */
  build: () => Promise<ServerBuild>;
  /** Development only: its server stands before the router, nothing is kept, and its policy is loose. */
  development?: { around: NonNullable<AppOptions['around']>; contentSecurityPolicy: string };
}

/** Starts the site: database, migrations, content, server. Whatever fails, nothing is left running. */
export async function startSite(config: Config, parts: Parts) {
  const gateways = openGateways(config);
  const connection = await openDatabase(config.database, { onProgress: console.log });
  try {
    await migrateDatabase(connection.url);
    const storage = diskStorage(join(config.data.folder, 'files'));
    await fillWhenEmpty(connection.db, storage, process.stdout);
    return await serve(config, parts, { connection, storage, gateways });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** What the site stands on. */
interface Ground {
  connection: DatabaseConnection;
  storage: Storage;
  gateways: Gateways;
}

async function serve(config: Config, parts: Parts, ground: Ground) {
  const { connection, gateways } = ground;
  const { db } = connection;
  const queue = createQueue(connection);
  const { app, reader } = await createSite(config, parts, ground, queue.enqueue);
  const report: Report = (error) => app.log.error(error);
  const due = publishWhenDue(db, report);
  const stopWorking = async () => {
    due.stop();
    await queue.stop();
  };
  try {
    await queue.start(siteJobs({ config, db, reader, gateways, report }), report);
    const address = await app.listen({ host: config.server.host, port: config.server.port });
    const stop = async () => {
      await app.close();
      await stopWorking();
      await connection.close();
    };
    return { address, stop };
  } catch (error) {
    await stopWorking();
    throw error;
  }
}

async function createSite(
  config: Config,
  parts: Parts,
  { connection, storage }: Ground,
  enqueue: Enqueue,
) {
  const { build, development, clientFolder, log } = parts;
  const { publicUrl } = config.site;
  const cache = new PageCache(development && { maxBytes: 1 });
  const replies = new KeptReplies();
  const { campaign, reader } = await openContent(connection, (changed) => {
    replies.drop(changed);
    cache.drop(changed);
  });
  const { db, pool } = connection;
  const secret = await readSecret(config.data.folder);
  const limits = createLimits({ pool, scale: config.limits.scale, log: console });
  const calls = bindCalls({ reader, ...peopleParts(config, { db, enqueue, secret }) });
  const contentSecurityPolicy = development?.contentSecurityPolicy;
  const app = createApp({
    trustedProxies: config.server.trustedProxies,
    publicUrl,
    calls,
    isEnabled: campaign.isEnabled,
    limits,
    sessions: createSessions(db),
    proofs: createProofs(config, secret, limits),
    recaptcha: config.recaptcha !== undefined,
    userPhotos: findPhotosIn(db),
    cache,
    pages: createPages({
      build,
      calls,
      replies,
      publicUrl,
      sharePicture: sharePicturesOf(reader, storage),
      lengthOf: createLengthOf(storage),
      contentSecurityPolicy,
    }),
    clientFolder,
    around: development?.around,
    log,
    media: mediaIn(storage),
  });
  addHealth(app, pool);
  return { app, reader };
}

function sharePicturesOf(reader: Reader, storage: Storage) {
  return createSharePictures({
    reader,
    collections: searchable,
    findCampaign: (language) => reader.find(settings, language, 'campaign'),
    readFile: storage.get,
  });
}

/** Stored files never change, so their names stand for their bytes. */
function mediaIn(storage: Storage): AppOptions['media'] {
  return async (path) => {
    const media = await openMedia(storage, path);
    return media && { bytes: media.size, version: path, read: media.stream };
  };
}
