import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPictures, keepPictures } from '#test/kept-pictures.ts';
import { IMPORT, SERVE } from '#test/served.ts';
import { freePort } from './free-port.ts';
import { runProgram, startProgram, stopProgram, untilAnswered } from './program.ts';

interface Ground {
  port: number;
  /** The origin in the site's own links. */
  origin: string;
  /** The folder of the campaign that fills it. */
  campaign: string;
  /** Settings besides the usual ones. */
  settings?: NodeJS.ProcessEnv;
}

/** The administrator of every such site. */
export const firstAgent = {
  email: 'first@campaign.example',
  password: 'six hundred steps uphill',
};

/** Starts the built site on a database of its own; `stop` ends it and deletes its data. */
export async function startOwnSite({ port, origin, campaign, settings }: Ground) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-e2e-'));
  const removeData = () => rm(dataFolder, { recursive: true, force: true });
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataFolder,
    DATABASE_URL: undefined,
    LIMITS_SCALE: '1000',
    LINK_CHECKS: 'off',
    AGENT_EMAIL: firstAgent.email,
    AGENT_PASSWORD: firstAgent.password,
    ...settings,
  };
  try {
    await bringPictures(dataFolder);
    await runProgram([IMPORT, campaign], environment);
    if (campaign === 'demo') await keepPictures(dataFolder);
    const server = startProgram([SERVE], environment);
    await untilAnswered(`${origin}/health/ready`, server);
    return { dataFolder, stop: () => stopProgram(server).then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}

/** A free address on loopback. */
export async function freeOrigin() {
  const port = await freePort();
  return { port, origin: `http://127.0.0.1:${port}` };
}
