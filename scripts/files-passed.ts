/**
 * Counts the product's files whose functions run for one uncached `GET /news`, and for the import
 * of one news update: the files that a reader of the code has to follow. Lists them by room. `node
 * scripts/files-passed.ts [FOLDER OF ANOTHER VERSION]`
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { functionsIn, reportsIn } from './files-passed/functions-that-ran.ts';
import type { Ran } from './files-passed/functions-that-ran.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const preload = join(import.meta.dirname, 'files-passed/coverage-on-signal.mjs');
const folder = mkdtempSync(join(tmpdir(), 'files-passed-'));
const PORT = '4369';
const address = `http://127.0.0.1:${PORT}`;

try {
  build();
  print('GET /news on a miss', await ofRequest('/news'));
  print('npm run import, one news update changed', ofImport());
} finally {
  rmSync(folder, { recursive: true });
}

function build(): void {
  runOnce(['scripts/setup.mjs', 'fonts']);
  runOnce(['node_modules/.bin/react-router', 'build', '--sourcemapServer']);
}

function runOnce(command: string[], reports?: string): void {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: environment(reports),
    encoding: 'utf8',
  });
  // 2: the command ran without arguments.
  if (status !== 0 && status !== 2) throw new Error(`${command.join(' ')} failed: ${stderr}`);
}

function environment(reports?: string) {
  const own = { DATA_DIR: join(folder, 'data'), PORT };
  return { ...process.env, ...own, ...(reports && { NODE_V8_COVERAGE: reports }) };
}

/** Functions that run between two signals, one before and one after the request. */
async function ofRequest(path: string): Promise<Ran> {
  const reports = join(folder, 'request');
  const command = ['--import', preload, 'src/main/serve.ts'];
  const options = { cwd: root, env: environment(reports), stdio: 'ignore' } as const;
  const site = spawn(process.execPath, command, options);
  try {
    while (!(await answers('/health/ready'))) await pause(500);
    // A page of the same kind first, so that one-time loading and memoizing do not count.
    await answers('/speeches');
    await report(site, reports);
    await answers(path);
    return functionsIn(await report(site, reports), root);
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
}

async function answers(path: string): Promise<boolean> {
  const response = await fetch(address + path).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

async function report(site: ChildProcess, reports: string): Promise<string> {
  const before = reportsIn(reports).length;
  site.kill('SIGUSR2');
  while (reportsIn(reports).length === before) await pause(50);
  // The file appears a moment before its content.
  await pause(2_000);
  return reportsIn(reports).at(-1) ?? '';
}

/**
 * Functions that run more often than in an import without arguments, which only loads its files.
 */
function ofImport(): Ran {
  const loaded = ranIn(['src/main/import.ts'], 'loaded');
  const imported = ranIn(['src/main/import.ts', oneUpdate()], 'imported');
  return new Map([...imported].filter(([name, count]) => count > (loaded.get(name) ?? 0)));
}

function ranIn(command: string[], name: string): Ran {
  const reports = join(folder, name);
  runOnce(command, reports);
  return functionsIn(reportsIn(reports).at(-1) ?? '', root);
}

/** A campaign of one news update of the demo, with another title, and its category. */
function oneUpdate(): string {
  const campaign = join(folder, 'campaign');
  const news = join(root, 'demo/news');
  const [first = ''] = readdirSync(news).filter((name) => name.endsWith('.en.md'));
  const slug = first.replace('.en.md', '.');
  cpSync(join(root, 'demo/news-categories'), join(campaign, 'news-categories'), {
    recursive: true,
  });
  mkdirSync(join(campaign, 'news'));
  for (const name of readdirSync(news).filter((each) => each.startsWith(slug)))
    cpSync(join(news, name), join(campaign, 'news', name));
  const text = readFileSync(join(campaign, 'news', first), 'utf8');
  writeFileSync(
    join(campaign, 'news', first),
    text.replace(/^title: .*$/m, 'title: Another title'),
  );
  return campaign;
}

function print(title: string, ran: Ran): void {
  const files = [...new Set([...ran.keys()].map((name) => name.replace(/:\d+$/, '')))].toSorted();
  const rooms = Map.groupBy(files, (file) => file.split('/')[1] ?? '');
  console.log(`${title}: ${files.length} files, ${ran.size} functions, ${rooms.size} rooms`);
  for (const [room, ofRoom] of rooms) console.log(`  ${room} ${ofRoom.length}`);
  if (process.env['NAMES']) console.log(files.join('\n'));
}
