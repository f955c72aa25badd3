import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allLanguages } from '#contract/languages.ts';
import { freePort } from './free-port.ts';
import { runProgram, startProgram, stopProgram, untilAnswered } from './program.ts';

/** As much of the demo campaign as the pages here show. */
const collections = [
  ...['settings', 'news-categories', 'news', 'banners', 'journey', 'achievements'],
  ...['event-categories', 'events', 'pages', 'faqs', 'press-releases'],
];

/** A site of its own on which all eleven languages are switched on; `stop` ends it. */
export async function startInEveryLanguage(): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'abhiyan-languages-'));
  const campaign = join(folder, 'campaign');
  for (const name of collections)
    await cp(join('demo', name), join(campaign, name), { recursive: true });
  await switchOn(join(campaign, 'settings', 'campaign.en.md'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: undefined,
    LIMITS_SCALE: '1000',
  };
  await runProgram(['src/main/import.ts', campaign], environment);
  const server = startProgram(['src/main/serve.ts'], environment);
  await untilAnswered(`${origin}/health/ready`, server);
  const stop = async () => {
    await stopProgram(server);
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

async function switchOn(file: string): Promise<void> {
  const written = await readFile(file, 'utf8');
  const all = `languages: [${allLanguages.join(', ')}]`;
  await writeFile(file, written.replace(/^languages: .*$/m, all));
}
