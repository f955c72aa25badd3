import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '#config/config.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { Database } from '#db/database.ts';
import type { OutboxEntry } from '#gateways/outbox.ts';
import { builtPages } from '../src/main/built-pages.ts';
import { siteJobs } from '../src/main/jobs.ts';
import type { JobsOf } from '../src/main/jobs.ts';
import { startSite } from '../src/main/start-site.ts';
import { campaign } from './campaign.ts';
import { testDatabase } from './database.ts';
import { readOutbox } from './outbox.ts';
import { folderUntilEnd } from './temporary-folder.ts';
import { write } from './written.ts';
import type { Writing } from './written.ts';

export interface TestSite {
  url: string;
  db: Database;
  databaseUrl: string;
  /** The folder of its stored files. */
  files: string;
  /** The errors that the site logged. */
  faults: string[];
  /** Everything that it logged. */
  logged: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The reply of a call: `site.read<typeof listNews>('/api/user/newsupdates/get')`. */
  read<E extends Endpoint>(path: string, headers?: Record<string, string>): Promise<ReplyOf<E>>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The mails and short messages that it has sent, oldest first. */
  outbox(): OutboxEntry[];
  /** Saves documents as an editor would; the site hears of them a moment later. */
  write(...documents: Writing[]): Promise<void>;
}

interface SiteOptions {
  /** Documents besides the settings; without any document the site would fill itself. */
  content?: Writing[];
  /** `LIMITS_SCALE`, by default so high that no limit is reached. */
  limitsScale?: number;
  /** With the built pages, besides the calls. */
  pages?: boolean;
  /** Additional environment variables. */
  environment?: Record<string, string>;
}

/** The administrator of every such site. */
export const firstAgent = {
  email: 'first@campaign.example',
  password: 'six hundred steps uphill',
};

const FAULT = '"level":50';
const noPages = () => Promise.reject(new Error('This site was started without pages'));

/** The hourly comparison asks for no page where there are none. */
const withoutPages: JobsOf = (parts) => siteJobs({ ...parts, siteUrl: () => undefined });

/**
 * The real site on a free port, over a database for this test file alone; it ends after the file.
 * Call it at the top: `const site = await testSite({ content: [...] });`
 */
export async function testSite({
  content = [],
  limitsScale = 1_000_000,
  pages,
  environment,
}: SiteOptions = {}) {
  const { db, url: databaseUrl } = await testDatabase();
  await write(db, [campaign, ...content]);
  const faults: string[] = [];
  const logged: string[] = [];
  const dataFolder = folderUntilEnd();
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    WORK_LANE: 'inside',
    LIMITS_SCALE: String(limitsScale),
    LINK_CHECKS: 'off',
    AGENT_EMAIL: firstAgent.email,
    AGENT_PASSWORD: firstAgent.password,
    ...environment,
  });
  const { address, stop } = await startSite(config, {
    build: pages ? builtPages : noPages,
    jobsOf: pages ? siteJobs : withoutPages,
    log: {
      write: (line) => {
        logged.push(line);
        if (line.includes(FAULT)) faults.push(line);
      },
    },
  });
  afterAll(stop);
  return {
    url: address,
    db,
    databaseUrl,
    files: join(dataFolder, 'files'),
    faults,
    logged,
    ...clientOf(address),
    outbox: () => readOutbox(dataFolder),
    write: writer(db),
  } satisfies TestSite;
}

const writer =
  (db: Database) =>
  (...documents: Writing[]) =>
    write(db, documents);

function clientOf(address: string): Pick<TestSite, 'get' | 'read' | 'post'> {
  const get: TestSite['get'] = (path, headers) => fetch(address + path, { headers });
  return {
    get,
    read: async (path, headers) => (await get(path, headers)).json(),
    post: (path, body, headers) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
