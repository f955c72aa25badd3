import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A report of the site's process. */
export type FromSite =
  | { kind: 'ready'; address: string }
  | { kind: 'state'; heldBytes: number; rssBytes: number; faults: string[] };

export type SiteState = Extract<FromSite, { kind: 'state' }>;

/** A site in a process of its own whose memory can be measured. */
export interface WatchedSite {
  url: string;
  /** Its memory after garbage collection, and the errors that it logged. */
  state(): Promise<SiteState>;
  stop(): Promise<void>;
}

/** Starts the site over a database. */
export async function watchedSite(databaseUrl: string, dataFolder: string): Promise<WatchedSite> {
  const child = fork(join(import.meta.dirname, 'site-process.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      LIMITS_SCALE: '1000000',
    },
  });
  const next = async <Kind extends FromSite['kind']>(kind: Kind) => {
    const [message]: FromSite[] = await once(child, 'message');
    if (message?.kind !== kind) throw new Error(`The site told ${message?.kind}, not ${kind}`);
    return message as Extract<FromSite, { kind: Kind }>;
  };
  const { address } = await next('ready');
  return {
    url: address,
    state() {
      child.send('state');
      return next('state');
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
