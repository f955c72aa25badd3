import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { Config } from '#config/config.ts';
import { openMedia } from '#content/files/serve.ts';
import { createReader } from '#content/server/reader.ts';
import { publishWhenDue } from '#content/server/publish-due.ts';
import { onChange } from '#db/changes.ts';
import type { ChangeListener } from '#db/changes.ts';
import { openDatabase } from '#db/connection.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { createApp } from '#http/app.ts';
import { createLimits } from '#http/limits/limits.ts';
import type { LogStream } from '#http/log.ts';
import { PageCache } from '#http/page-cache/page-cache.ts';
import { createCampaign } from './campaign.ts';
import { collections } from './collections.ts';
import { bindCalls } from './features.ts';
import { fillWhenEmpty } from './fill.ts';
import { addHealth } from './health.ts';
import { createPages } from './pages.ts';

interface Parts {
  /** The built pages; asked for anew on each request, so that development can swap them. */
  build: () => Promise<ServerBuild>;
  clientFolder?: string;
  /** Where log lines go: standard output unless told. */
  log?: LogStream;
}

/** Starts the site: database, migrations, content, server. Whatever fails, nothing is left running. */
export async function startSite(config: Config, { build, clientFolder, log }: Parts) {
  const connection = await openDatabase(config.database, { onProgress: console.log });
  try {
    await migrateDatabase(connection.url);
    const storage = diskStorage(join(config.data.folder, 'files'));
    await fillWhenEmpty(connection.db, storage, process.stdout);

    const campaign = createCampaign();
    const reader = createReader(connection.db, campaign.hue);
    const cache = new PageCache();
    const forget: ChangeListener = (changed) => {
      const names = changed === 'everything' ? collections.map(({ name }) => name) : changed;
      names.forEach(reader.forget);
      if (names.includes('settings'))
        void campaign.refresh(reader).finally(() => cache.drop('everything'));
      cache.drop(changed);
    };
    await onChange(connection.listen, forget);
    await campaign.refresh(reader);

    const calls = bindCalls(connection.db, reader);
    const { publicUrl } = config.site;
    const app = createApp({
      trustedProxies: config.server.trustedProxies,
      publicUrl,
      calls,
      isEnabled: campaign.isEnabled,
      limits: createLimits({ pool: connection.pool, scale: config.limits.scale, log: console }),
      cache,
      pages: createPages({ build, calls, publicUrl }),
      clientFolder,
      log,
      media: async (path) => {
        const media = await openMedia(storage, path);
        return media && { bytes: media.size, version: path, read: media.stream };
      },
    });
    addHealth(app, connection.pool);
    const due = publishWhenDue(connection.db, (error) => app.log.error(error));
    const address = await app.listen({ host: config.server.host, port: config.server.port });
    return {
      address,
      async stop() {
        due.stop();
        await app.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
