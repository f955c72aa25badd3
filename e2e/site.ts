import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runProgram, startProgram, stopProgram, untilAnswered } from './program.ts';

/**
 * Playwright's global set-up: one built site for the whole run, on a free port, with the demo
 * campaign in a database of its own. Tests find its address in `SITE_ORIGIN`, what it keeps and sends
 * in `SITE_DATA`.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-e2e-'));
  const removeData = () => rm(dataFolder, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = siteEnvironment(port, dataFolder, origin);
  try {
    await runProgram(['src/main/import.ts', 'demo'], environment);
    const server = startProgram(['src/main/serve.ts'], environment);
    await untilAnswered(`${origin}/health/ready`, server);
    process.env['SITE_ORIGIN'] = origin;
    process.env['SITE_DATA'] = dataFolder;
    return () => stopProgram(server).then(removeData);
  } catch (error) {
    await removeData();
    throw error;
  }
}

function siteEnvironment(port: number, dataFolder: string, origin: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataFolder,
    DATABASE_URL: undefined,
    LIMITS_SCALE: '1000',
  };
}
