import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { DatabaseConfig } from '#db/connection.ts';
import { SITE } from '#db/embedded/cluster.ts';
import { socketFolder, socketUrl } from '#db/embedded/socket-folder.ts';

/** The URL at which the database answers that the site of this configuration has opened. */
export function runningUrl({ url, dataFolder }: DatabaseConfig): string {
  return url ?? socketUrl(socketFolder(realpathSync(dataFolder), tmpdir()), SITE, SITE);
}
